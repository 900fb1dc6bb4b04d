import { Card, type Keyword } from '../../../web/src/table';
import { wordsIn } from '../../../engine-extensions/effects/words';
import { OVERLORDS, type OverlordName } from '../cards';
import { ArtDefs } from './art';
import { cardText, FACTION_WORD, kindWords, listWords, rowOf } from './names';
import { Print } from './Print';
import s from './card.module.css';

const isOverlord = (id: string): id is OverlordName => Object.hasOwn(OVERLORDS, id);

/** What an overlord's action says. */
export const actionWords = (name: OverlordName) => {
  const { pays, action } = OVERLORDS[name];
  const does = listWords(action).replace(/^./, (c) => c.toUpperCase());
  return pays > 0 ? `Pay ${pays} Health: ${does}.` : `${does}.`;
};

/** A card large, with its text and its flavour line. */
export function Zoom({ id }: { id: string }) {
  if (isOverlord(id)) {
    const { name, title, faction, health, flavour } = OVERLORDS[id];
    return (
      <div className={s.zoomText}>
        <h3>
          {name}, {title}
        </h3>
        <p>
          {FACTION_WORD[faction]}, Health {health}.
        </p>
        <p>Once a turn: {actionWords(id)}</p>
        <p className={s.flavour}>{flavour}</p>
      </div>
    );
  }
  const card = rowOf(id);
  if (!card) return null;
  return (
    <div>
      <ArtDefs />
      <Card size="zoom" label={`${card.name}, ${kindWords(card)}`}>
        <Print card={card} />
      </Card>
      <div className={s.zoomText}>
        {cardText(card).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className={s.flavour}>{card.flavour}</p>
      </div>
    </div>
  );
}

const WORDS: Record<string, Keyword> = {
  coin: { term: 'Coin', text: 'Buys cards this turn.', rule: 'TOL-BUY-02' },
  power: { term: 'Power', text: 'Each point is 1 damage to the rival overlord this turn.', rule: 'TOL-ATK-01' },
  regeneration: { term: 'Regeneration', text: 'Each point restores 1 Health this turn, up to the start.', rule: 'TOL-HP-02' }, // prettier-ignore
  armor: { term: 'Armor', text: 'Stops that much damage in each turn of your rival.', rule: 'TOL-ARM-03' },
  draw: { term: 'DRAW', text: 'Draw that many cards now.', rule: 'TOL-KEY-DRAW-01' },
  muster: { term: 'MUSTER', text: 'One more card when you draw your next hand.', rule: 'TOL-KEY-MUSTER-01' },
  curse: { term: 'CURSE', text: 'Your rival loses 2 Health or discards a card.', rule: 'TOL-KEY-CURSE-01' },
  rage: { term: 'RAGE', text: 'Take 2 Power or 2 Coin.', rule: 'TOL-RULING-28' },
  haunt: { term: 'HAUNT', text: 'The monster stays for your next turn and may act again then. Joining a horde ends it early.', rule: 'TOL-HNT-04' }, // prettier-ignore
  command: { term: 'COMMAND', text: 'Take a monster of cost 3 or less from your discard pile into your hand.', rule: 'TOL-KEY-COMMAND-01' }, // prettier-ignore
  destroy: { term: 'DESTROY', text: 'Put a card in play into its owner’s discard pile, or remove a Street card from the game.', rule: 'TOL-KEY-DESTROY-01' }, // prettier-ignore
  sacrifice: { term: 'SACRIFICE', text: 'Remove a card of yours in play from the game for 1 Power.', rule: 'TOL-RULING-29' }, // prettier-ignore
  claim: { term: 'CLAIM', text: 'When you buy it, you may put it on top of your deck.', rule: 'TOL-KEY-CLAIM-01' },
  convert: { term: 'Convert', text: 'Change one resource into the other, one for one, until the end of the turn.', rule: 'TOL-GLO-01' }, // prettier-ignore
  look: { term: 'Look', text: 'Only you see the cards.', rule: 'TOL-GLO-06' },
  reveal: { term: 'Reveal', text: 'Both players see the cards.', rule: 'TOL-GLO-07' },
  horde: { term: 'Horde', text: 'Put monsters side by side whose edges match: each link pays one Horde ability, each ability once a turn.', rule: 'TOL-HRD-06' }, // prettier-ignore
  trigger: { term: 'Triggered', text: 'Pays when the condition is met, as often as it says.', rule: 'TOL-ABIL-06' },
  influence: { term: 'Influence', text: 'Its second line pays only if a monster of your overlord’s faction is in play when you play it.', rule: 'TOL-INF-02' }, // prettier-ignore
  relic: { term: 'Relic', text: 'Stays in your Relic area; its action works once a turn. At most three.', rule: 'TOL-REL-02' }, // prettier-ignore
};

/** The words on a card, explained. */
export function keywords(id: string): Keyword[] {
  const card = rowOf(id);
  if (!card) return [];
  const found = new Set<string>();
  const effects = [...card.play, ...card.horde.flat(), ...card.triggered.flatMap((t) => t.effect)];
  for (const word of wordsIn(effects)) found.add(word);
  const text = JSON.stringify(effects);
  for (const res of ['coin', 'power', 'regeneration']) if (text.includes(`"${res}"`)) found.add(res);
  if (card.armor > 0) found.add('armor');
  if (card.claim) found.add('claim');
  if (card.type === 'influence' || card.type === 'relic') found.add(card.type);
  else if (card.triggered.length > 0) found.add('trigger');
  if (card.horde.length > 0) found.add('horde');
  return Object.entries(WORDS).filter(([key]) => found.has(key)).map(([, word]) => word); // prettier-ignore
}

/** All words of the game. */
export const glossary: Keyword[] = Object.values(WORDS);
