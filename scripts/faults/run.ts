import { seeded } from '../../engine-extensions/dice';
import { check } from './check';
import { Crowd } from './crowd';
import { kill, type Fault } from './events';
import { Told } from './record';
import type { Report } from './report';
import { openSite, TITLES, type SiteKind } from './site';

export interface Plan {
  seed: string;
  tables: number;
  /** ms that somebody thinks before a move */
  thinks: number;
  kills: number;
  /** the other faults, and how often each */
  faults: readonly Fault[];
  rounds: number;
}

/** kills spread over the other faults, in an order that follows from the seed */
function order(plan: Plan): Fault[] {
  const dice = seeded(`${plan.seed}-order`);
  const all = [
    ...Array<Fault>(plan.kills).fill(kill),
    ...Array.from({ length: plan.rounds }, () => plan.faults).flat(),
  ];
  return dice.shuffle(all);
}

/** One site, broken in every way while people play; then everything they were told is checked. */
export async function breakSite(kind: SiteKind, plan: Plan, say: (line: string) => void): Promise<Report> {
  const start = performance.now();
  const record = new Told();
  const site = await openSite(kind);
  const report: Report = { title: TITLES[kind], kills: 0, faults: new Map(), missing: [], matches: 0, messages: 0, acknowledged: 0, back: [], seconds: 0, found: { lost: 0, doubled: 0, wrong: 0, views: 0, notes: [] } }; // prettier-ignore
  try {
    const crowd = new Crowd(site.url, record, plan.seed, plan.tables, plan.thinks);
    await crowd.gather();
    await crowd.recovered();
    const dice = seeded(`${plan.seed}-faults`);
    for (const [i, fault] of order(plan).entries()) {
      const why = fault.whyNot(site);
      if (why !== undefined) {
        if (!why.startsWith('no ') && !report.missing.includes(why)) report.missing.push(why);
        continue;
      }
      await fault.happen({ site, crowd, dice });
      const took = await crowd.recovered();
      report.back.push(took);
      if (fault.kind === 'kill') report.kills += 1;
      else report.faults.set(fault.name, (report.faults.get(fault.name) ?? 0) + 1);
      say(`${kind} ${i + 1}: ${fault.name}, everybody back after ${(took / 1000).toFixed(1)} s, ${record.acknowledged} moves`); // prettier-ignore
    }
    for (const server of site.servers) await server.ready();
    await crowd.leave();
    report.matches = crowd.matches;
    // what is in memory must not be needed: the store alone is asked
    for (const server of site.servers) await server.kill();
    const storage = await site.storage();
    report.found = await check(storage, record);
    await storage.close();
  } finally {
    await site.stop();
  }
  report.messages = record.messages;
  report.acknowledged = record.acknowledged;
  report.seconds = (performance.now() - start) / 1000;
  return report;
}
