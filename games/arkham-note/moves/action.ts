import { done, then } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { clueOf, type ClueId } from '../cards';
import { discard, firstLead, pull } from '../rules/areas';
import { fits, obstacles, strainsNext } from '../rules/line';
import type { ArkStep, Case, CaseId, State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

/** The contact's key side goes with a play as its last argument: `true`, or nothing. */
type WithContact = [contactKey?: true];

const caseOf = <C extends { id: CaseId }>(cases: readonly C[], id: unknown): C | undefined =>
  cases.find((c) => c.id === id);

/** The lines a card may be added to, and with the contact's key (ARK-CON-02). */
function places(view: View, card: ClueId): [caseId: CaseId, ...contact: WithContact][] {
  const found: [CaseId, ...WithContact][] = [];
  const clue = clueOf(card);
  for (const line of view.cases) {
    if (fits(clue, line)) found.push([line.id]);
    if (clue.lock && view.contact === 'unused' && fits(clue, line, true)) found.push([line.id, true]);
  }
  return found;
}

/** Why a card doesn't go there; arguments are whatever a client sent. */
function whyNotThere(view: View, card: ClueId, caseId: unknown, contactKey: unknown): Refusal | undefined {
  const line = caseOf(view.cases, caseId);
  if (!line) return refuse('ARK-PLAY-05', 'no-such-case');
  if (contactKey !== undefined && contactKey !== true) return refuse('ARK-CON-02', 'not-legal');
  if (contactKey && view.contact !== 'unused') return refuse('ARK-CON-01', 'contact-used');
  if (contactKey && !clueOf(card).lock) return refuse('ARK-CON-02', 'contact-needs-lock');
  return obstacles(clueOf(card), line, contactKey === true)[0];
}

/** ARK-TURN-02: the First lead makes way; an empty row has none to give (ARK-RULING-23). */
export function discardLead(G: State, action: 'playFromHand' | 'closeCase' | 'pass') {
  const card = firstLead(G.leads);
  if (card === undefined) return;
  say(G, { event: 'leadDiscarded', card, to: discard(G, pull(G, 'leads', card)), for: action });
}

/** ARK-PLAY-06: place, strain, printed effects from left to right. */
function addToLine(G: State, card: ClueId, from: 'leads' | 'hand', caseId: CaseId, contact: boolean) {
  const line: Case = caseOf(G.cases, caseId) ?? fail(`no case ${caseId}`);
  const strain = strainsNext(line);
  line.clues.push(card);
  if (contact) {
    G.contact = 'key';
    line.waived++;
  }
  const number = line.clues.length;
  say(G, { event: 'played', card, case: caseId, from, number, contact });
  if (strain) say(G, { event: 'strained', case: caseId, number });
  const effects = clueOf(card).effects.map((_, index): ArkStep => ({ do: 'effect', card, index }));
  then(G, ...(strain ? [{ do: 'check', why: 'strain' } as const] : []), ...effects);
}

/** ARK-ACT-01 */
export const takeLead = move({
  options: (view) => (firstLead(view.leads) === undefined ? [] : [[]]),
  whyNot: () => refuse('ARK-RULING-23', 'no-lead'),
  play: ({ G, playerID }) => {
    const card = firstLead(G.leads) ?? fail('no lead');
    done(G, playerID);
    G.hand.push(pull(G, 'leads', card));
    say(G, { event: 'leadTaken', card });
    then(G, { do: 'handLimit' });
  },
});

/** ARK-ACT-02 */
export const playLead = move<[caseId: CaseId, ...contact: WithContact]>({
  options: (view) => {
    const lead = firstLead(view.leads);
    return lead === undefined ? [] : places(view, lead);
  },
  whyNot: (view, _me, caseId, contactKey) => {
    const lead = firstLead(view.leads);
    return lead === undefined ? refuse('ARK-RULING-23', 'no-lead') : whyNotThere(view, lead, caseId, contactKey);
  },
  play: ({ G, playerID }, caseId, contactKey) => {
    const lead = firstLead(G.leads) ?? fail('no lead');
    done(G, playerID);
    addToLine(G, pull(G, 'leads', lead), 'leads', caseId, contactKey === true);
  },
});

/** ARK-ACT-03 */
export const playFromHand = move<[card: ClueId, caseId: CaseId, ...contact: WithContact]>({
  options: (view) =>
    view.hand.flatMap((card) => places(view, card).map((place): [ClueId, CaseId, ...WithContact] => [card, ...place])),
  whyNot: (view, _me, card, caseId, contactKey) =>
    view.hand.includes(card) ? whyNotThere(view, card, caseId, contactKey) : refuse('ARK-ACT-03', 'not-in-hand'),
  play: ({ G, playerID }, card, caseId, contactKey) => {
    done(G, playerID);
    discardLead(G, 'playFromHand');
    addToLine(G, pull(G, 'hand', card), 'hand', caseId, contactKey === true);
  },
});

/** ARK-ACT-05 */
export const pass = move({
  options: () => [[]],
  play: ({ G, playerID }) => {
    done(G, playerID);
    discardLead(G, 'pass');
    say(G, { event: 'passed' });
  },
});
