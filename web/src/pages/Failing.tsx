import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

/** Catches what a page throws and says so; the address stays, so trying again is a reload. */
export class Failing extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPage title="Something fell off the table" detail={error.message} /> : this.props.children;
  }
}
