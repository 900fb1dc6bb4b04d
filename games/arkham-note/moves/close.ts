import { done, then } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { clueOf, TYPES, type ClueId } from '../cards';
import { isClosable, scoreSets, typesLeft, typesOf } from '../rules/line';
import { TYPES_TO_CLOSE, type CaseId, type State } from '../state';
import type { View } from '../view';
import { discardLead } from './action';

const move = movesFor<State, View>();

/** Why that case can't be closed so; arguments are whatever a client sent. */
function whyNotClose(view: View, caseId: unknown, scored: unknown): Refusal | undefined {
  const line = view.cases.find((c) => c.id === caseId);
  if (!line) return refuse('ARK-PLAY-05', 'no-such-case');
  if (!isClosable(line)) return refuse('ARK-CLOSE-01', 'too-few-types', { types: typesOf(line.clues).size });
  if (!Array.isArray(scored)) return refuse('ARK-CLOSE-02', 'not-legal');
  if (new Set(scored).size < scored.length) return refuse('ARK-CLOSE-02', 'scored-twice');
  if (!scored.every((id) => line.clues.includes(id as ClueId))) return refuse('ARK-CLOSE-02', 'not-in-case');
  if (!scored.every((id) => clueOf(id as ClueId).puzzle)) return refuse('ARK-CLOSE-02', 'not-a-puzzle');
  const types = typesLeft(line, scored as ClueId[]);
  return types < TYPES_TO_CLOSE ? refuse('ARK-CLOSE-02', 'too-few-types-left', { types }) : undefined;
}

/** ARK-ACT-04, ARK-CLOSE-01 to 07. The scored cards are listed in the order of the line and may be named in any. */
export const closeCase = move<[caseId: CaseId, scored: readonly ClueId[]]>({
  options: (view) =>
    view.cases.flatMap((line) => scoreSets(line).map((set): [CaseId, readonly ClueId[]] => [line.id, set])),

  allows: (view, _me, caseId, scored, ...more: unknown[]) => more.length === 0 && !whyNotClose(view, caseId, scored),

  whyNot: (view, _me, caseId, scored) => whyNotClose(view, caseId, scored),

  play: ({ G, playerID }, caseId, scored) => {
    const at = G.cases.findIndex((c) => c.id === caseId);
    const line = G.cases[at] ?? fail(`no case ${caseId}`);
    done(G, playerID);
    discardLead(G, 'closeCase');
    G.cases.splice(at, 1);
    const types = typesOf(line.clues).size;
    G.solved.push(line.victim);
    say(G, { event: 'closed', case: caseId, victim: line.victim, clues: [...line.clues], types });
    for (const card of line.clues)
      if (scored.includes(card)) {
        G.bigPicture.push(card);
        say(G, { event: 'scored', case: caseId, card });
      } else G.closed.push(card);
    then(G, ...(types === TYPES.length ? [{ do: 'bonus' } as const] : []), { do: 'lastCase' }); // ARK-RULING-20
  },
});
