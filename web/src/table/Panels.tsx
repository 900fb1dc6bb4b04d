import { useState } from 'react';
import { Button } from './Button';
import { Keywords } from './CardZoom';
import { Chat } from './Chat';
import { icons } from './Icon';
import { Log } from './Log';
import { MoveList } from './MoveList';
import { SettingsPanel } from './SettingsPanel';
import { Sheet } from './Sheet';
import { useTable, type MenuItem } from './table-context';
import s from './frame.module.css';

icons('settings-knobs', 'rule-book', 'notebook', 'chat-bubble', 'checklist', 'spell-book', 'return-arrow');

function Menu() {
  const { host, board, open, unread } = useTable();
  const [asked, setAsked] = useState<MenuItem | null>(null);
  const go = (act: () => void) => () => {
    open(null);
    act();
  };
  if (asked)
    return (
      <div className={s.menu}>
        <p>{asked.confirm}</p>
        <Button onClick={() => setAsked(null)}>Go back</Button>
        <Button kind={asked.danger ? 'danger' : 'primary'} onClick={go(asked.act)}>
          {asked.label}
        </Button>
      </div>
    );
  return (
    <nav className={s.menu} aria-label="Table">
      <Button icon="checklist" onClick={() => open('moves')}>
        Everything you may do
      </Button>
      <Button icon="notebook" onClick={() => open('log')}>
        Story so far
      </Button>
      {host.chat && (
        <Button icon="chat-bubble" onClick={() => open('chat')}>
          {unread > 0 ? `Chat, ${unread} new` : 'Chat'}
        </Button>
      )}
      <a href={`/rules/${host.meta.id}`} target="rules" className={s.menuLink}>
        Rules of {host.meta.title}
      </a>
      {board.glossary && (
        <Button icon="spell-book" onClick={() => open('glossary')}>
          Words of the game
        </Button>
      )}
      <Button icon="settings-knobs" onClick={() => open('settings')}>
        Sound, motion, text
      </Button>
      {host.menu.map((item) => (
        <Button key={item.label} icon={item.icon} onClick={item.confirm ? () => setAsked(item) : go(item.act)}>
          {item.label}
        </Button>
      ))}
      <Button icon="return-arrow" onClick={go(host.leave)}>
        Back to the shelf
      </Button>
    </nav>
  );
}

const TITLES = {
  log: 'Story so far',
  chat: 'Chat',
  moves: 'Everything you may do',
  menu: 'Table',
  settings: 'Sound, motion, text',
  glossary: 'Words of the game',
} as const;

/** The drawer that is open, if any. */
export function Panels() {
  const { opened, open, host, board } = useTable();
  if (!opened) return null;
  return (
    <Sheet key={opened} title={TITLES[opened]} onClose={() => open(null)}>
      {opened === 'log' && <Log />}
      {opened === 'chat' && <Chat />}
      {opened === 'moves' && <MoveList onDone={() => open(null)} />}
      {opened === 'menu' && <Menu />}
      {opened === 'settings' && <SettingsPanel />}
      {opened === 'glossary' && <Keywords words={board.glossary ?? []} game={host.meta.id} />}
    </Sheet>
  );
}
