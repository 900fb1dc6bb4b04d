import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { GameMeta } from '../../../engine-extensions/meta';
import { createMatch, ServerError } from '../api/server';
import { keepSeat } from '../api/seats';
import { metaOf } from '../games';
import { startLocal } from '../lobby/start';
import { NotFound } from '../pages/NotFound';
import { Frame } from '../shell/Frame';
import { myName, useMyName } from '../shell/me';
import { Segmented } from '../shell/Segmented';
import shell from '../shell/shell.module.css';
import { Switch } from '../shell/Switch';
import { Icon } from '../table/Icon';
import { Chairs } from './Chairs';
import { GameSide } from './GameSide';
import './icons';
import { Field, OptionFields } from './OptionFields';
import { PACES } from './pace';
import { botsAt, filled, localSeats, wheres, type Chair } from './seats';
import { useDraft, type Draft } from './use-draft';
import s from './create.module.css';

/** What went wrong, and at which field it is said. */
interface Wrong {
  at: 'name' | 'count' | 'seed' | 'options' | 'button';
  message: string;
}

const FIELDS: Record<string, Wrong['at']> = {
  'bad-name': 'name',
  'bad-seed': 'seed',
  'bad-options': 'options',
  'bad-number-of-players': 'count',
};

const wrongOf = (error: unknown): Wrong => ({
  at: (error instanceof ServerError && FIELDS[error.why]) || 'button',
  message: error instanceof Error ? error.message : String(error),
});

/** Creates the match, sits down, and says where to go: to the table, or to wait for the others. */
async function openTable(meta: GameMeta, draft: Draft, chairs: readonly Chair[]): Promise<string> {
  const made = await createMatch(meta.id, {
    numPlayers: chairs.length,
    setupData: draft.options,
    unlisted: draft.unlisted,
    spectators: draft.spectators,
    ...(draft.clock && chairs.length > 1 ? { clock: draft.clock } : {}),
    bots: botsAt(chairs),
    me: { playerID: '0', playerName: myName() },
    ...(draft.seed.trim() && { seed: draft.seed.trim() }),
  });
  if (made.playerID !== undefined && made.playerCredentials !== undefined)
    keepSeat({
      matchID: made.matchID,
      game: meta.id,
      playerID: made.playerID,
      credentials: made.playerCredentials,
      name: myName(),
    });
  return chairs.some((c) => c.kind === 'open') ? `/table/${made.matchID}` : `/match/${made.matchID}`;
}

const startHere = (meta: GameMeta, draft: Draft) =>
  startLocal(meta.id, {
    seats: localSeats(draft.chairs, myName()),
    options: draft.options,
    ...(draft.seed.trim() && { seed: draft.seed.trim() }),
  });

function Rules({
  meta,
  table,
  wrong,
}: {
  meta: GameMeta;
  table: ReturnType<typeof useDraft>;
  wrong: Wrong | undefined;
}) {
  const { draft, change, setOption, setOptions } = table;
  const presets = meta.presets ?? [];
  const chosen = presets.findIndex((p) => Object.entries(p.values).every(([k, v]) => draft.options[k] === v));
  const badOption =
    wrong?.at === 'options'
      ? { key: meta.options.find((o) => wrong.message.includes(o.key))?.key ?? '', message: wrong.message }
      : undefined;
  return (
    <section className={s.rules} aria-label="Rules">
      <h2>
        Rules <small>fine as they are for a first game</small>
      </h2>
      {presets.length > 0 && (
        <div className={s.presets}>
          <Segmented
            label="Presets"
            value={chosen}
            choices={presets.map((p, i) => ({ value: i, label: p.label }))}
            onChange={(i) => setOptions(presets[i]?.values ?? {})}
          />
        </div>
      )}
      <OptionFields
        specs={meta.options}
        players={draft.chairs.length}
        values={draft.options}
        onChange={setOption}
        wrong={badOption}
      />
      {meta.chosenSeed && (
        <Field
          label={meta.chosenSeed.label}
          hint="leave it empty for a new one"
          tall
          wrong={wrong?.at === 'seed' ? wrong.message : undefined}
        >
          <input
            className={shell.input}
            aria-label={meta.chosenSeed.label}
            value={draft.seed}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong?.at === 'seed' || undefined}
            onChange={(e) => {
              // a shared code brings its own options
              const shared = meta.chosenSeed?.read?.(e.target.value);
              change(
                shared
                  ? { seed: shared.seed, options: { ...draft.options, ...shared.options } }
                  : { seed: e.target.value },
              );
            }}
          />
        </Field>
      )}
      {draft.where === 'online' && (
        <>
          <Field label="Spectators" hint="may watch, see no hands">
            <Switch label="Spectators" on={draft.spectators} onChange={(spectators) => change({ spectators })} />
          </Field>
          <Field label="Who may sit down" tall>
            <Segmented
              label="Who may sit down"
              value={draft.unlisted ? 'link' : 'all'}
              choices={[
                { value: 'all', label: 'Everyone' },
                { value: 'link', label: 'Only by link' },
              ]}
              onChange={(v) => change({ unlisted: v === 'link' })}
            />
          </Field>
          {draft.chairs.length > 1 && (
            <Field label="Pace" hint="when a turn runs out, a bot plays until you are back" tall>
              <Segmented label="Pace" value={draft.clock} choices={PACES} onChange={(clock) => change({ clock })} />
            </Field>
          )}
        </>
      )}
    </section>
  );
}

function Setting({ meta }: { meta: GameMeta }) {
  const [, go] = useLocation();
  const table = useDraft(meta, useSearch());
  const name = useMyName();
  const [wrong, setWrong] = useState<Wrong>();
  const [busy, setBusy] = useState(false);
  const { draft } = table;
  const possible = wheres(meta);
  const free = draft.chairs.filter((c) => c.kind === 'open').length;
  const bot = meta.modes.includes('bots') ? (meta.bots.find((b) => b === 'medium') ?? meta.bots[0]) : undefined;

  const run = (make: () => Promise<string>) => {
    if (draft.where === 'online' && !name) return setWrong({ at: 'name', message: 'a name, please' });
    setBusy(true);
    setWrong(undefined);
    make()
      .then((at) => go(at))
      .catch((error: unknown) => {
        setWrong(wrongOf(error));
        setBusy(false);
      });
    return undefined;
  };
  const start = () =>
    run(() => (draft.where === 'here' ? startHere(meta, draft) : openTable(meta, draft, draft.chairs)));

  return (
    <Frame title="New table" back="/">
      <div className={s.grid}>
        <GameSide meta={meta}>
          {possible.length > 1 && (
            <div className={s.where}>
              <Segmented
                label="Where"
                value={draft.where}
                choices={[
                  { value: 'online', label: 'Online', icon: 'world' },
                  { value: 'here', label: 'This device', icon: 'tabletop-players' },
                ]}
                onChange={table.setWhere}
              />
            </div>
          )}
        </GameSide>
        <section className={s.middle}>
          <div className={s.seats}>
            <Chairs
              meta={meta}
              where={draft.where}
              chairs={draft.chairs}
              setChair={table.setChair}
              setCount={table.setCount}
              nameWrong={wrong?.at === 'name' ? wrong.message : undefined}
              countWrong={wrong?.at === 'count' ? wrong.message : undefined}
            />
          </div>
          <Rules meta={meta} table={table} wrong={wrong} />
        </section>
        <aside className={s.invite}>
          <div className={s.ticket} data-plain>
            {draft.where === 'online' ? (
              <>
                <h2>{draft.chairs.length > 1 ? 'Invite' : 'Online'}</h2>
                {draft.chairs.length > 1 ? (
                  <p>
                    Open the table, and you have a link and a code for your friends. They need no account, only a name.
                  </p>
                ) : (
                  <p>The match is kept on the server: go on from any device with your seat link.</p>
                )}
                <p>Seats that stay empty can be given to bots at any time.</p>
              </>
            ) : (
              <>
                <h2>At this device</h2>
                <p>
                  {draft.chairs.filter((c) => c.kind !== 'bot').length > 1
                    ? 'The device goes around; a curtain hides every hand between turns.'
                    : 'Just you and the game. It works without a network.'}
                </p>
                <p>Every move is saved: close the page and go on another day.</p>
              </>
            )}
          </div>
          <div className={s.next}>
            {wrong && wrong.at === 'button' && (
              <p className={s.wrong} role="alert">
                {wrong.message}
              </p>
            )}
            {draft.where === 'online' && free > 0 ? (
              <>
                <p>{free === 1 ? 'One seat is still open.' : `${free} seats are still open.`}</p>
                <button className={`${shell.btn} ${shell.primary} ${s.big}`} disabled={busy} onClick={start}>
                  <Icon name="shaking-hands" />
                  Open the table
                </button>
                {bot && (
                  <button
                    className={`${shell.btn} ${shell.secondary}`}
                    disabled={busy}
                    onClick={() => run(() => openTable(meta, draft, filled(draft.chairs, bot)))}
                  >
                    <Icon name="vintage-robot" />
                    Fill with bots and start
                  </button>
                )}
              </>
            ) : (
              <button className={`${shell.btn} ${shell.primary} ${s.big}`} disabled={busy} onClick={start}>
                Start the game
              </button>
            )}
          </div>
        </aside>
      </div>
    </Frame>
  );
}

/** /new/:game */
export default function CreatePage({ game }: { game: string }) {
  const meta = metaOf(game);
  return meta ? <Setting key={game} meta={meta} /> : <NotFound />;
}
