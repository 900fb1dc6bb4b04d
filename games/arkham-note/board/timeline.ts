import type { StoryEntry } from '../../../engine-extensions/match/match';
import type { Happened } from '../events';
import { caseNumber, counted, nameOf, victimName } from './names';

/** One thing worth remembering of a finished case. */
export interface Moment {
  turn: number;
  kind: 'victim' | 'check' | 'closed' | 'contact' | 'end';
  text: string;
  bad?: true;
}

const FOUND = { time: 'time ran out', ranOut: 'the leads ran out', lastCase: 'the last case was closed' } as const;

/** ARK-SOLO-08: closes, failed checks and victims, in the order of the turns. */
export function timeline(story: readonly StoryEntry[]): Moment[] {
  const moments: Moment[] = [];
  let turn = 1;
  let scored = 0;
  for (const { events } of story)
    for (const e of events as readonly Happened[])
      switch (e.event) {
        case 'turnBegan':
          turn = e.turn;
          break;
        case 'victimFound':
          if (e.why !== 'start')
            moments.push({ turn, kind: 'victim', text: `${victimName(e.victim)} found, ${FOUND[e.why]}`, bad: true });
          break;
        case 'checkFailed':
          moments.push({ turn, kind: 'check', text: `Dread: ${nameOf(e.card)}, ${e.stability} by now`, bad: true });
          break;
        case 'closed':
          scored = 0;
          moments.push({
            turn,
            kind: 'closed',
            text: `Case ${caseNumber(e.case)} closed, ${counted(e.clues.length, 'clue')}`,
          });
          break;
        case 'scored': {
          scored += 1;
          const last = moments.at(-1);
          if (last) last.text = `${last.text.replace(/; scored .*$/, '')}; scored ${counted(scored, 'puzzle')}`;
          break;
        }
        case 'exchanged':
          moments.push({ turn, kind: 'contact', text: `Dr. Armitage swapped ${nameOf(e.gave)} for ${nameOf(e.got)}` });
          break;
        case 'played':
          if (e.contact) moments.push({ turn, kind: 'contact', text: `Dr. Armitage opened ${nameOf(e.card)}` });
          break;
        default:
          break;
      }
  return moments;
}
