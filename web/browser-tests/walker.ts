/** Plays whole matches the way a person would who only taps, or only has a keyboard. */
import type { Page } from 'playwright-core';

export interface Title {
  id: string;
  /** a short match on this device, as the harness deals it */
  short: string;
}

const short = (players: number, more: object = {}, bots = 'easy') =>
  `players=${players}${players > 1 ? `&bots=${bots}` : ''}&options=${encodeURIComponent(JSON.stringify(more))}`;

/** The five titles with what makes their matches short. */
export const TITLES: readonly Title[] = [
  { id: 'arkham-note', short: short(1, { victims: 4 }) },
  { id: 'terrors-of-london', short: short(2, { quick: true, overlords: 'random' }, 'medium') },
  { id: 'arcana', short: short(2, { guilds: 'chance' }) },
  { id: 'cultistorm', short: short(1, { storm: 'fierce', pick: 'random' }) },
  { id: 'cults-of-london', short: short(3, { goal: 5, factionPick: 'random' }) },
];

/** What a player could do on this page now, told from inside it. */
interface Offer {
  over: boolean;
  /** moves seen; a move was made when it goes up */
  n: number;
  /** where to tap: a move or a pick; nothing when nobody waits for us */
  at?: { x: number; y: number; move: boolean };
}

/** Finds something lit that a finger can really reach: scrolled to, and with nothing over it. */
const offered = (page: Page, roll: number): Promise<Offer> =>
  page.evaluate((dice) => {
    const n = Number(document.querySelector('[data-n]')?.getAttribute('data-n') ?? -1);
    if (document.querySelector('[data-result]')) return { over: true, n };
    const over = document.querySelector('dialog[open]') ?? document;
    const lit = (what: string) =>
      [...over.querySelectorAll<HTMLElement>(`${what}:not([aria-disabled=true]):not(:disabled):not([data-selected])`)];
    const [moves, picks] = [lit('[data-move]'), lit('[data-select]')];
    const first = moves.length > 0 && (picks.length === 0 || dice < 0.6) ? moves : picks;
    const rest = first === moves ? picks : moves;
    const turn = (list: HTMLElement[]) => {
      const from = Math.floor(((dice * 7919) % 1) * list.length);
      return [...list.slice(from), ...list.slice(0, from)];
    };
    for (const el of [...turn(first), ...turn(rest)]) {
      el.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = el.getBoundingClientRect();
      for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5]] as const) {
        const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
        const hit = document.elementFromPoint(x, y);
        const control = hit?.closest('[data-move],[data-select],a,button');
        if (control === el) return { over: false, n, at: { x, y, move: el.hasAttribute('data-move') } };
      }
    }
    return { over: false, n };
  }, roll); // prettier-ignore

const movedOn = (page: Page, was: number) =>
  page
    .waitForFunction(
      (n) =>
        Number(document.querySelector('[data-n]')?.getAttribute('data-n')) !== n ||
        document.querySelector('[data-result]') !== null,
      was,
      { timeout: 2000, polling: 20 },
    )
    .then(
      () => true,
      () => false,
    );

const stuck = async (page: Page, made: number) =>
  new Error(
    `after ${made} moves nothing can be done at ${page.url()}: ${await page.locator('[data-prompt]').first().innerText()}`,
  );

const PATIENCE = 300;

/** Plays with a finger until the result is shown; answers how many moves it made. */
export async function playByTapping(page: Page, roll: () => number, most = 1500): Promise<number> {
  let made = 0;
  let idle = 0;
  for (let i = 0; i < most; i++) {
    const { over, n, at } = await offered(page, roll());
    if (over) return made;
    if (!at) {
      if (++idle > PATIENCE) throw await stuck(page, made);
      await page.waitForTimeout(30);
      continue;
    }
    idle = 0;
    await page.touchscreen.tap(at.x, at.y);
    if (at.move && (await movedOn(page, n))) made++;
  }
  throw await stuck(page, made);
}

/** Where the focus stands and how far the match is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const LIT = ':is([data-move],[data-select]):not([aria-disabled=true])';
    const here = document.activeElement;
    const over = document.querySelector('dialog[open]') ?? document;
    return {
      over: document.querySelector('[data-result]') !== null,
      n: Number(document.querySelector('[data-n]')?.getAttribute('data-n') ?? -1),
      lit: over.querySelectorAll(`${LIT}:not([data-selected])`).length,
      onLit: here?.matches(`${LIT}:not([data-selected])`) === true,
      onMove: here?.matches('[data-move]') === true,
    };
  });

/** Plays with arrows, Tab and Enter alone until the result is shown; answers how many moves it made. */
export async function playByKeys(page: Page, roll: () => number, most = 1500): Promise<number> {
  let made = 0;
  let idle = 0;
  for (let i = 0; i < most; i++) {
    const before = await focused(page);
    if (before.over) return made;
    if (before.lit === 0) {
      if (++idle > PATIENCE) throw await stuck(page, made);
      await page.waitForTimeout(30);
      continue;
    }
    // some steps on from where one is, now and then by Tab as one may
    const steps = 1 + Math.floor(roll() * Math.min(6, before.lit));
    await page.keyboard.press(roll() < 0.2 ? 'Tab' : 'ArrowRight');
    for (let k = 1; k < steps; k++) await page.keyboard.press('ArrowRight');
    const at = await focused(page);
    // a move matters more than one more thing picked up
    if (!at.onLit || (!at.onMove && at.lit > 3 && roll() < 0.4)) {
      if (++idle > PATIENCE) throw await stuck(page, made);
      continue;
    }
    idle = 0;
    await page.keyboard.press('Enter');
    if (at.onMove && (await movedOn(page, at.n))) made++;
  }
  throw await stuck(page, made);
}
