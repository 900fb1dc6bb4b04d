import { useState } from 'react';
import { Hand, Sheet, useTable } from '../../../web/src/table';
import { cardOf } from '../cards';
import { influenceIsLive } from '../moves/play';
import { MAX_RELICS } from '../state';
import { Art, inkOf } from './art';
import { Face, Facedown } from './Face';
import type { CardId, View } from './kinds';
import { Haunting } from './PlayArea';
import { CardBack } from './Print';
import { useDuel } from './use-duel';
import s from './board.module.css';

/** The relics of a side; one's own can be used, replaced, chosen. */
export function Relics({ seat }: { seat: string }) {
  const duel = useDuel();
  const side = duel.view.open.seats[seat];
  if (!side) return null;
  const own = seat === duel.bottom;
  const used = own && duel.myTurn ? duel.view.open.act.relicsUsed : [];
  if (!own && side.relics.length === 0) return null;
  return (
    <div className={own ? s.relics : s.group} data-area={own ? 'relics' : undefined}>
      <span>{own ? `Relics ${side.relics.length} of ${MAX_RELICS}` : 'Relics'}</span>
      <div>
        {side.relics.map(
          (id) =>
          <Face key={id} id={id} mini used={used.includes(id)} control={own && duel.view.own ? duel.relicControl(id) : duel.answer(id)} />, // prettier-ignore
        )}
        {own &&
          Array.from({ length: MAX_RELICS - side.relics.length }, (_, i) => (
            <span key={i} className={s.freePlace}>
              free place
            </span>
          ))}{' '}
        {/* prettier-ignore */}
      </div>
    </div>
  );
}

/** Deck and open discard pile; the discard pile can be looked through. */
export function Piles({ seat }: { seat: string }) {
  const { props } = useTable<View>();
  const { view, bottom } = useDuel();
  const [open, setOpen] = useState(false);
  const side = view.open.seats[seat];
  if (!side) return null;
  const whose = seat === bottom ? 'Your' : `${props.name(seat)}'s`;
  const top = side.discard.at(-1);
  return (
    <div className={s.piles}>
      <div
        className={s.pile}
        role="img"
        aria-label={`${whose} deck, ${view.decks[seat]} cards`}
        data-place={`deck-${seat}`}
      >
        <span className={s.pileTop}>
          <CardBack />
        </span>
        <b>{view.decks[seat]}</b>
        <span>Deck</span>
      </div>
      <button type="button" className={s.pile} data-place={`discard-${seat}`} onClick={() => setOpen(true)}>
        {' '}
        {/* prettier-ignore */}
        <span className={s.pileTop} data-ink={top ? inkOf(cardOf(top)) : undefined} data-empty={top === undefined || undefined}> {/* prettier-ignore */}
          {top && <Art card={cardOf(top)} />}
        </span>
        <b>{side.discard.length}</b>
        <span>Discard</span>
        <span className={s.spoken}>{whose} discard pile: look through it</span>
      </button>
      {open && (
        <Sheet title={`${whose} discard pile`} onClose={() => setOpen(false)} side="middle">
          <Fan cards={[...side.discard].sort()} empty="No cards." />
        </Sheet>
      )}
    </div>
  );
}

/** Cards laid out to be read. */
const Fan = ({ cards, empty }: { cards: readonly CardId[]; empty: string }) =>
  cards.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <div className={s.fan}>
      {cards.map((id) => (
        <Face key={id} id={id} />
      ))}
    </div>
  );

/** The rival: what haunts, relics, a hand of backs, piles. */
export function RivalStrip() {
  const { view, top, myTurn } = useDuel();
  const held = view.hands[top] ?? 0;
  return (
    <section className={s.strip} aria-label="The rival's side">
      {myTurn && <Haunting seat={top} />}
      <Relics seat={top} />
      <span className={s.space} />
      <div className={s.group}>
        <span>Hand {held}</span>
        <div className={s.backs} role="img" aria-label={`${held} cards in the rival's hand`}>
          {Array.from({ length: Math.min(held, 10) }, (_, i) => (
            <span key={i}>
              <Facedown label="a face-down card" />
            </span>
          ))}
        </div>
      </div>
      <Piles seat={top} />
    </section>
  );
}

/** My hand; an Influence card shows whether its trigger is live now. */
export function MyHand() {
  const duel = useDuel();
  const { view, bottom } = duel;
  if (!view.own) return <p className={s.watching}>You are watching: hands stay hidden.</p>;
  const live = view.phase === 'battle' && influenceIsLive(view.open, bottom);
  return (
    <Hand data-area="hand">
      {view.own.hand.map((id) => (
        <Face
          key={id}
          id={id}
          from={`deck-${bottom}`}
          control={duel.handControl(id)}
          standing={{ live: live && cardOf(id).type === 'influence' }}
          {...(cardOf(id).type === 'influence' ? { note: live ? 'Its trigger pays now.' : 'Its trigger sleeps.' } : {})}
        />
      ))}
    </Hand>
  );
}
