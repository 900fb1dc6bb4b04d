import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { GameMeta } from '../../../engine-extensions/meta';
import { coverOf } from '../shelf';
import { Facts } from '../lobby/Facts';
import shell from '../shell/shell.module.css';
import { Icon } from '../table/Icon';
import s from './create.module.css';

/** The box beside the table: what is played here. */
export function GameSide({ meta, children }: { meta: GameMeta; children?: ReactNode }) {
  return (
    <section className={s.game} aria-label={meta.title}>
      {coverOf(meta.id) && <img className={s.cover} src={coverOf(meta.id)} alt="" width={300} height={400} />}
      <h2>{meta.title}</h2>
      <p>{meta.tagline}</p>
      <div className={s.facts}>
        <Facts meta={meta} />
      </div>
      {children}
      <Link className={`${shell.btn} ${shell.secondary} ${s.aside}`} href={`/rules/${meta.id}`}>
        <Icon name="rule-book" />
        Learn it first
      </Link>
      <p className={s.blurb}>{meta.blurb}</p>
    </section>
  );
}
