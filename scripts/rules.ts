import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { GAMES } from '../games';
import { quit } from './games';

const ID = /\b[A-Z]{3}(?:-[A-Z0-9]*[A-Z][A-Z0-9]*)+-\d+[a-z]?\b/g;

interface Found {
  title: string;
  status: string;
}

/** The numbered rules of a game, in the order of its RULES.md. */
export function rulesIn(text: string): string[] {
  const ids = [...text.matchAll(/^\s*(?:[-*|]\s*)?\*\*([A-Z]{3}(?:-[A-Z0-9]*[A-Z][A-Z0-9]*)+-\d+[a-z]?)\*\*/gm)].map(
    (m) => m[1] as string,
  );
  return [...new Set(ids)];
}

/** The rules that a test's title names: `[ARK-PLAY-01] …`, also `ARK-PLAY-01…03`. */
export function rulesNamed(title: string): string[] {
  const found: string[] = [];
  for (const part of title.matchAll(/\[([^\]]*)\]/g)) {
    const text = part[1] as string;
    found.push(...(text.match(ID) ?? []));
    for (const range of text.matchAll(/\b([A-Z]{3}(?:-[A-Z0-9]*[A-Z][A-Z0-9]*)+)-(\d+)(?:…|\.\.\.?|–)(\d+)\b/g))
      for (let n = Number(range[2]); n <= Number(range[3]); n++)
        found.push(`${range[1]}-${String(n).padStart((range[2] as string).length, '0')}`);
  }
  return [...new Set(found)];
}

const testsOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && /\.test\.tsx?$/.test(f.name))
    .map((f) => path.join(f.parentPath, f.name));

function runTests(folder: string): Found[] {
  const files = testsOf(folder);
  const run = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--json', '--silent', '--runTestsByPath', ...files], { encoding: 'utf8', maxBuffer: 1 << 28 }); // prettier-ignore
  const out = run.stdout.slice(run.stdout.indexOf('{'));
  if (!out.startsWith('{')) quit(run.stderr || 'jest gave no report');
  const report = JSON.parse(out) as { testResults: { assertionResults: { fullName: string; status: string }[] }[] };
  return report.testResults.flatMap((f) => f.assertionResults.map((a) => ({ title: a.fullName, status: a.status })));
}

function main() {
  const wanted = process.argv[2];
  const games = GAMES.filter((g) => wanted === undefined || g.meta.id === wanted);
  if (games.length === 0) quit(`No game ${wanted}. There are: ${GAMES.map((g) => g.meta.id).join(', ')}`);
  let bare = 0;
  for (const { meta } of games) {
    const folder = path.join('games', meta.id);
    const rules = rulesIn(readFileSync(path.join(folder, 'RULES.md'), 'utf8'));
    const tests = runTests(folder);
    console.log(`\n${meta.title}: ${rules.length} rules`);
    for (const rule of rules) {
      const proofs = tests.filter((t) => rulesNamed(t.title).includes(rule));
      const passing = proofs.filter((t) => t.status === 'passed');
      if (passing.length === 0 || passing.length < proofs.length) bare++;
      console.log(`  ${passing.length > 0 && passing.length === proofs.length ? '✓' : '✗'} ${rule}  ${proofs[0]?.title ?? 'no test'}${proofs.length > 1 ? ` (+${proofs.length - 1})` : ''}`); // prettier-ignore
    }
    const unknown = [...new Set(tests.flatMap((t) => rulesNamed(t.title)))].filter((r) => !rules.includes(r));
    if (unknown.length > 0) console.log(`  named by tests but not in RULES.md: ${unknown.join(', ')}`);
  }
  console.log(bare === 0 ? '\nEvery rule has a passing test.' : `\n${bare} rules without a passing test.`);
  process.exitCode = bare === 0 ? 0 : 1;
}

if (require.main === module) main();
