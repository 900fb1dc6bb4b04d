import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import type { Refusal } from '../../../engine-extensions/refusal';
import { Button } from './Button';
import { CardZoom } from './CardZoom';
import { lastLine, unreadLines } from './Chat';
import { afterPick, controlsOf } from './controls';
import { focusLit } from './focus-lit';
import { Flip } from './Flip';
import { useGestures } from './gestures';
import { Guide } from './Guide';
import type { BoardModule, TableProps } from './props';
import { Panels } from './Panels';
import { refusalWords } from './refusal-words';
import { Rich } from './rich';
import { useSettings } from './settings';
import { Sheet } from './Sheet';
import { play } from './sound';
import { TableContext, type Panel, type TableHost, type TableTools } from './table-context';
import { Toast, type ToastNote } from './Toast';
import { ZoomContext } from './zoom-context';
import s from './table.module.css';

export interface TableRootProps<View> {
  board: BoardModule<View>;
  host: TableHost;
  table: TableProps<View>;
  /** shows the guided first game */
  guided?: boolean;
  onGuideEnd?(): void;
  /** over the board: result, curtain */
  children?: ReactNode;
  /** for tests: what is picked at first */
  picked?: readonly string[];
}

let notes = 0;

/** Puts a game's board on the page with everything around it: picks, slips, zoom, drawers, flying pieces, keys. */
export function Table<View>({ board, host, table, guided, onGuideEnd, children, picked: first }: TableRootProps<View>) {
  const settings = useSettings();
  const root = useRef<HTMLDivElement>(null);
  const [picks, setPicks] = useState<{ n: number; picked: readonly string[] }>({ n: table.n, picked: first ?? [] });
  const picked = picks.n === table.n ? picks.picked : NOTHING;
  const [note, setNote] = useState<ToastNote | null>(null);
  const [opened, open] = useState<Panel | null>(null);
  const [made, setMade] = useState(0);
  const [readTo, setReadTo] = useState(() => lastLine(host.chat));
  const [sure, setSure] = useState<{ move: LegalMove; question: string } | null>(null);
  const [zoomed, setZoomed] = useState<{ id: string; glance: Element | null } | null>(null);

  const pick = useCallback(
    (key: string, depth = 0) =>
      setPicks((was) => ({ n: table.n, picked: afterPick(was.n === table.n ? was.picked : NOTHING, key, depth) })),
    [table.n],
  );
  const clear = useCallback(() => setPicks({ n: table.n, picked: NOTHING }), [table.n]);
  const say = useCallback((sentence: string, owner?: Element | null, rule?: string | null) => {
    notes += 1;
    setNote({ id: notes, sentence, rule: rule ?? null, owner: owner ?? null });
  }, []);
  const refuse = useCallback(
    (refusal: Refusal, owner?: Element | null) => {
      if (settings.sound) play('refuse');
      if (owner instanceof HTMLElement) {
        owner.setAttribute('data-refused', '');
        setTimeout(() => owner.removeAttribute('data-refused'), 400);
      }
      say(refusalWords(refusal, board.words.refusal), owner, refusal.rule);
    },
    [board, say, settings.sound],
  );

  const { make: send, takeBack: back, whyNot, view } = table;
  /** a host answers later: what it refuses is said at the prompt */
  const heed = useCallback(
    (answer: unknown) => {
      setMade((count) => count + 1);
      void Promise.resolve(answer).then((refusal) => {
        if (refusal) refuse(refusal as Refusal, document.querySelector('[data-table] [data-prompt]'));
      });
    },
    [refuse],
  );
  const make = useCallback(
    (move: LegalMove) => {
      const question = settings.confirm ? board.words.confirm?.(move, view) : undefined;
      if (question) return setSure({ move, question });
      clear();
      if (settings.sound) play('card');
      heed(send(move));
    },
    [board, clear, heed, send, settings.confirm, settings.sound, view],
  );
  const attempt = useCallback(
    (move: LegalMove, owner?: Element | null) => {
      const refusal = whyNot(move);
      if (refusal) refuse(refusal, owner);
      else make(move);
    },
    [make, refuse, whyNot],
  );

  const props = useMemo<TableProps<View>>(
    () => ({ ...table, make, takeBack: () => heed(back()) }),
    [table, make, heed, back],
  );
  const tools = useMemo<TableTools<View>>(
    () => ({
      props,
      board,
      host,
      settings,
      picked,
      isPicked: (key) => picked.includes(key),
      pick,
      clear,
      ...controlsOf(props, { picked, pick, attempt }),
      moves: (name) => props.legal.filter((m) => m.move === name),
      attempt,
      refuse,
      say: (sentence, owner) => say(sentence, owner),
      made,
      open,
      opened,
      unread: unreadLines(host.chat, readTo, props.me),
    }),
    [props, board, host, settings, picked, pick, clear, attempt, refuse, say, made, opened, readTo],
  );

  const lift = useCallback((el: HTMLElement) => el.click(), []);
  const zoom = useCallback(
    (id: string, owner: Element, how: 'open' | 'glance') => {
      if (board.Zoom) setZoomed({ id, glance: how === 'glance' ? owner : null });
    },
    [board],
  );
  const endGlance = useCallback(() => setZoomed((z) => (z?.glance ? null : z)), []);
  useGestures({ root, lift, zoom, endGlance, hover: settings.hover });
  const zoomTool = useMemo(
    () => (board.Zoom ? { open: (id: string) => setZoomed({ id, glance: null }) } : null),
    [board],
  );

  const latest = useRef({ tools, picked, zoom });
  useEffect(() => {
    latest.current = { tools, picked, zoom };
  });
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      const { tools: t, picked: held, zoom: large } = latest.current;
      const target = e.target as HTMLElement;
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (target.closest('input,textarea,select,[contenteditable]')) return;
      if (ARROWS[e.key] !== undefined && !target.closest(OWN_ARROWS)) {
        if (root.current && focusLit(root.current, ARROWS[e.key] as number)) e.preventDefault();
        return;
      }
      if (document.querySelector('dialog[open]')) return;
      if (e.key === 'Escape' && held.length > 0) return t.clear();
      const card = target.closest<HTMLElement>('[data-zoom]');
      if ((e.key === 'z' || e.key === 'Z') && card) return large(card.dataset['zoom'] as string, card, 'open');
      if (e.key === 'm') t.open('moves');
      else if (e.key === 'l') t.open('log');
      else if (e.key === 'u' && t.props.undo.can) t.props.takeBack();
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, []);

  // a keyboard player whose button vanished goes on at the next thing to do
  useEffect(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    if (!root.current?.matches(':focus-within') && root.current?.dataset['keys'] !== undefined)
      root.current.querySelector<HTMLElement>('[data-move],[data-select]')?.focus();
  }, [table.n]);

  const newest = lastLine(host.chat);
  if (opened === 'chat' && readTo !== newest) setReadTo(newest);

  const { Board } = board;
  return (
    <TableContext.Provider value={tools as unknown as TableTools}>
      <ZoomContext.Provider value={zoomTool}>
        <div
          ref={root}
          className={s.root}
          data-table
          data-busy={table.busy || undefined}
          onKeyDown={(e) => {
            if (e.key in ARROWS || e.key === 'Tab' || e.key === 'Enter' || e.key === ' ')
              root.current?.setAttribute('data-keys', '');
          }}
          onPointerDown={() => root.current?.removeAttribute('data-keys')}
        >
          <Flip when={table.n} className={s.flip}>
            <Board {...props} />
          </Flip>
          {guided && board.guide && <Guide steps={board.guide} onEnd={() => onGuideEnd?.()} />}
          {children}
          <Panels />
          {zoomed && (
            <CardZoom
              board={board}
              view={view}
              game={host.meta.id}
              id={zoomed.id}
              glance={zoomed.glance}
              onClose={() => setZoomed(null)}
            />
          )}
          {sure && (
            <Sheet
              title="Are you sure?"
              side="middle"
              onClose={() => setSure(null)}
              foot={
                <>
                  <Button onClick={() => setSure(null)}>Go back</Button>
                  <Button
                    kind="primary"
                    data-sure={moveKey(sure.move)}
                    onClick={() => {
                      setSure(null);
                      clear();
                      heed(send(sure.move));
                    }}
                  >
                    Yes, do it
                  </Button>
                </>
              }
            >
              <p>
                <Rich text={sure.question} />
              </p>
            </Sheet>
          )}
          <Toast note={note} game={host.meta.id} onGone={() => setNote(null)} />
        </div>
      </ZoomContext.Provider>
    </TableContext.Provider>
  );
}

const NOTHING: readonly string[] = [];

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** these go about with arrows themselves */
const OWN_ARROWS = '[role=radiogroup],[role=menu],[role=log],[data-log]';
