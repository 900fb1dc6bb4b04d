import type { ReactNode } from 'react';
import { BarClock } from './Countdown';
import { Icon, icons } from './Icon';
import { HintButton, UndoButton } from './tools';
import { useTable } from './table-context';
import s from './frame.module.css';

icons('return-arrow', 'rule-book', 'notebook', 'chat-bubble', 'hamburger-menu', 'checklist');

export const TOOLS = ['undo', 'hint', 'rules', 'log', 'chat', 'moves'] as const;
export type Tool = (typeof TOOLS)[number];

interface FrameProps {
  /** the game's mark or wordmark */
  mark: ReactNode;
  /** beside the mark: turn, round, phases */
  status?: ReactNode;
  /** tools in the bar, with words on wide screens; leave out what the rail has */
  tools?: readonly Tool[];
  /** of these, what the phone's bar shows; the menu has everything anyway */
  phoneTools?: readonly Tool[];
  /** wide screens only */
  left?: ReactNode;
  /** right column from 900 px: log, chat, undo, hint, end of turn; hidden on phones */
  rail?: ReactNode;
  /** between board and hand: a `<Prompt/>` */
  prompt?: ReactNode;
  /** below the prompt */
  hand?: ReactNode;
  /** phone only: buttons at the very bottom */
  dock?: ReactNode;
  /** prompt and hand go under left and rail, over the whole width */
  span?: boolean;
  className?: string;
  /** the board */
  children: ReactNode;
}

function BarTool({ tool }: { tool: Tool }) {
  const { host, open, unread } = useTable();
  switch (tool) {
    case 'undo':
      return <UndoButton bar />;
    case 'hint':
      return <HintButton bar />;
    case 'rules':
      return (
        <a className={s.tool} href={`/rules/${host.meta.id}`} target="rules" title="Rules" data-tool={tool}>
          <Icon name="rule-book" />
          <span>Rules</span>
        </a>
      );
    case 'log':
    case 'moves':
    case 'chat': {
      if (tool === 'chat' && !host.chat) return null;
      const [icon, word] = { log: ['notebook', 'Log'], chat: ['chat-bubble', 'Chat'], moves: ['checklist', 'Moves'] }[
        tool
      ];
      return (
        <button type="button" className={s.tool} title={word} data-tool={tool} onClick={() => open(tool)}>
          <Icon name={icon as string} />
          <span>{word}</span>
          {tool === 'chat' && <Unread n={unread} />}
        </button>
      );
    }
  }
}

/** How much was said that nobody here has read. */
function Unread({ n }: { n: number }) {
  return n > 0 ? (
    <b className={s.unread} data-unread={n}>
      {n}
      <i className="hush"> new in the chat</i>
    </b>
  ) : null;
}

/** A strip that says so when the line is down, or what else is amiss at the table. */
function Line() {
  const { host } = useTable();
  const { state, problem } = host.connection;
  if ((state === 'local' || state === 'connected') && !problem)
    return host.strip ? (
      <div className={s.line} role="status" data-strip>
        {host.strip}
      </div>
    ) : null;
  const words = {
    local: '',
    connected: '',
    reconnecting: 'Connection lost. Reconnecting…',
    offline: 'You are offline. The table comes back by itself.',
    gone: 'This table is gone.',
  }[state];
  return (
    <p className={s.line} role="status" data-connection={state}>
      {problem ?? words}
    </p>
  );
}

/**
 * The responsive table: top bar, optional columns, board, prompt, hand, phone dock.
 * A board with a layout of its own gives only `mark`, `status`, `tools` and children.
 */
export function Frame({
  mark,
  status,
  tools = ['undo', 'hint', 'rules', 'log', 'chat'],
  phoneTools = ['undo', 'hint'],
  left,
  rail,
  prompt,
  hand,
  dock,
  span,
  className,
  children,
}: FrameProps) {
  const { open, host, unread } = useTable();
  return (
    <div className={[s.frame, className].filter(Boolean).join(' ')} data-frame data-span={span || undefined}>
      <header className={s.bar} data-bar>
        <button type="button" className={s.back} aria-label="Back to the shelf" onClick={host.leave}>
          <Icon name="return-arrow" />
        </button>
        <span className={s.mark}>{mark}</span>
        {status && <span className={s.status}>{status}</span>}
        <span className={s.tools}>
          <BarClock />
          {TOOLS.filter((t) => tools.includes(t) || phoneTools.includes(t)).map((t) => (
            <span key={t} data-wide={tools.includes(t) || undefined} data-phone={phoneTools.includes(t) || undefined}>
              <BarTool tool={t} />
            </span>
          ))}
          <button type="button" className={s.tool} aria-label="Menu" data-tool="menu" onClick={() => open('menu')}>
            <Icon name="hamburger-menu" />
            <span
              data-bare
              data-wide={!tools.includes('chat') || undefined}
              data-phone={!phoneTools.includes('chat') || undefined}
            >
              <Unread n={unread} />
            </span>
          </button>
        </span>
      </header>
      <Line />
      {left && <aside className={s.left}>{left}</aside>}
      <main className={s.stage} data-stage>
        {children}
      </main>
      {rail && <aside className={s.rail}>{rail}</aside>}
      {(prompt || hand || dock) && (
        <div className={s.below}>
          {prompt}
          {hand && <div className={s.handDock}>{hand}</div>}
          {dock && <div className={s.dock}>{dock}</div>}
        </div>
      )}
    </div>
  );
}
