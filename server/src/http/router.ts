import type { Limited } from '../auth/limits';
import type { Exchange } from './exchange';

export interface Route {
  method: 'GET' | 'POST';
  /** `/games/:name/create`; a named part is one segment */
  path: string;
  /** a bucket of its own, beside that of all requests */
  limited?: Limited;
  answer(exchange: Exchange): Promise<unknown>;
}

interface Compiled extends Route {
  parts: string[];
}

/** A list of routes; the first that fits answers. */
export class Router {
  private readonly routes: Compiled[];

  constructor(routes: readonly Route[]) {
    this.routes = routes.map((route) => ({ ...route, parts: route.path.split('/').slice(1) }));
  }

  /** The route and the named parts of the path, decoded. */
  find(method: string, path: string): { route: Route; params: string[] } | undefined {
    const given = path.split('/').slice(1);
    for (const route of this.routes) {
      if (route.method !== method || route.parts.length !== given.length) continue;
      const params: string[] = [];
      const fits = route.parts.every((part, i) => {
        const piece = given[i] as string;
        if (!part.startsWith(':')) return part === piece;
        const value = decoded(piece);
        if (value === undefined || value === '') return false;
        params.push(value);
        return true;
      });
      if (fits) return { route, params };
    }
    return undefined;
  }
}

function decoded(piece: string): string | undefined {
  try {
    return decodeURIComponent(piece);
  } catch {
    return undefined;
  }
}
