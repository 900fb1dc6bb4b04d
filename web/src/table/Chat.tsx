import { useState } from 'react';
import { Button } from './Button';
import { refusalWords } from './refusal-words';
import { useTable, type Chat as ChatTool } from './table-context';
import s from './frame.module.css';

/** Lines said by people whom nobody muted. */
export const heardLines = ({ lines, muted }: Pick<ChatTool, 'lines' | 'muted'>) =>
  lines.filter((l) => !muted.has(l.name));

/** The number of the newest line. */
export const lastLine = (chat: ChatTool | undefined) => Number(chat?.lines.at(-1)?.id ?? -1);

/** How many lines others have said since. */
export const unreadLines = (chat: ChatTool | undefined, readTo: number, me: string | null) =>
  chat ? heardLines(chat).filter((l) => Number(l.id) > readTo && l.seat !== me).length : 0;

/** What people say at the table: history, a line to write, mute by name. */
export function Chat({ compact }: { compact?: boolean }) {
  const { host, board, props, say } = useTable();
  const [text, setText] = useState('');
  const chat = host.chat;
  if (!chat) return null;
  const send = async (form: Element) => {
    const line = text.trim();
    if (line === '') return;
    const refused = await chat.send(line);
    if (refused) say(refusalWords(refused, board.words.refusal), form);
    else setText('');
  };
  const names = [...new Set(chat.lines.map((l) => l.name))].filter(
    (name) => !props.seats.some((x) => x.id === props.me && x.name === name),
  );
  return (
    <div className={s.chat} data-chat>
      {!compact && (
        <div className={s.chatLines} role="log" aria-label="Chat" tabIndex={0}>
          {heardLines(chat).map((l) => (
            <p key={l.id}>
              <b>{l.name}</b> {l.text}
            </p>
          ))}
          {chat.lines.length === 0 && <p className={s.note}>Nobody has said anything yet.</p>}
        </div>
      )}
      {props.me !== null && (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            void send(e.currentTarget);
          }}
        >
          <input
            aria-label="Say something"
            placeholder="Say something"
            maxLength={chat.max}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
          {!compact && (
            <Button type="submit" off={text.trim() === ''}>
              Say
            </Button>
          )}
        </form>
      )}
      {!compact &&
        names.map((name) => (
          <Button key={name} kind="quiet" onClick={() => chat.mute(name, !chat.muted.has(name))}>
            {chat.muted.has(name) ? `Hear ${name} again` : `Mute ${name}`}
          </Button>
        ))}
    </div>
  );
}
