import type { CSSProperties } from 'react';
import { useTable } from '../../../web/src/table';
import { FACTIONS, LEGENDS } from '../cards';
import type { View } from '../view';
import { Tok } from './art';
import { OperatorCard } from './cards';
import { FACES } from './factions';
import s from './board.module.css';

const CREED = {
  purge: 'Fire, iron and a list of names. Kills Operators and Anomalies, and is paid for it.',
  society: 'Everything is to be known. Opens rivals’ plans and finishes what it started.',
  mohocks: 'Gentlemen by day. Tears down what others build and takes their purses.',
  dawn: 'A higher degree for everyone who survives. Feeds the Rebound and lives off it.',
} as const;

/** The four cults on the table, before anybody has sworn an oath. */
export function Draft() {
  const { props, move } = useTable<View>();
  const { view } = props;
  return (
    <div className={s.draft}>
      {FACTIONS.map((f) => {
        const face = FACES[f];
        const legend = Object.keys(LEGENDS).find((k) => LEGENDS[k]?.legend === f) as string;
        const owner = view.board.order.find((p) => view.seats[p]?.open.faction === f);
        return (
          <button
            key={f}
            type="button"
            className={s.mat}
            style={{ '--c': face.colour, '--d': face.deep } as CSSProperties}
            aria-label={`${face.name}. ${CREED[f]} ${face.condition}: ${face.how}, 2 VP.`}
            {...move({ move: 'chooseFaction', args: [f] })}
          >
            <Tok face={face} size={54} />
            <strong>{face.name}</strong>
            <span>{CREED[f]}</span>
            <OperatorCard id={`${legend}#1`} width="92px" />
            <em>
              {face.condition}: {face.how}, 2 VP
            </em>
            {owner && <b>{props.name(owner)}</b>}
          </button>
        );
      })}
    </div>
  );
}
