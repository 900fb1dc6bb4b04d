/** npm test: installs, then type check, lint, unit and conformance, server, fault and browser tests. */
import { install, run } from './install.mjs';

install();
const bin = (name) => `node_modules/${name}`;
const step = (title, args) => {
  const start = performance.now();
  console.log(`\n— ${title}`);
  run(process.execPath, args);
  console.log(`— ${title}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
};

step('type check', [bin('typescript/bin/tsc'), '-p', '.']);
step('lint', [bin('eslint/bin/eslint.js'), '.']);
step('format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']);
const jest = (project) => [bin('jest/bin/jest.js'), '--selectProjects', project, '--silent'];
step('rules, cards, engine', jest('unit'));
step('server', jest('server'));
step('faults', ['scripts/run.mjs', 'faults', '--short']);
step('build', ['scripts/build.mjs']);
step('browser', jest('browser'));
