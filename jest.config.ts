/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const project = (displayName: string, testMatch: string[], more: object = {}) => ({
  displayName,
  testMatch,
  testEnvironment: 'node',
  transform: {
    '^.+\\.(tsx?|mjs)$': [
      'ts-jest',
      {
        diagnostics: false,
        tsconfig: {
          module: 'commonjs',
          moduleResolution: 'node10',
          ignoreDeprecations: '6.0',
          jsx: 'react-jsx',
          esModuleInterop: true,
          target: 'es2022',
          isolatedModules: true,
        },
      },
    ] as [string, object],
  },
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/scripts/jest-style.cjs' },
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  ...more,
});

const onceMore = { setupFilesAfterEnv: ['<rootDir>/scripts/jest-once-more.ts'] };

// unit: rules, engine, web logic; server: real sockets and HTTP; browser: a real Chromium
const config: Config = {
  projects: [
    project('unit', ['<rootDir>/{engine-extensions,games,web}/**/*.test.{ts,tsx}']),
    project('server', ['<rootDir>/server/**/*.test.ts'], onceMore),
    project('browser', ['<rootDir>/web/browser-tests/**/*.browser.ts'], onceMore),
  ],
  maxWorkers: 2,
  testTimeout: 60_000,
};

export default config;
