import { problemWithOptions, type Options } from '../../engine-extensions/meta';
import { meta } from './meta';
import type { ArkOptions } from './state';

/** A case that can be shared: card set, options and number. */
export interface SharedCase {
  version: number;
  options: ArkOptions;
  seed: string;
}

/** What a case number may look like. */
const NUMBER = /^[A-Za-z0-9._-]{1,40}$/;

/** ARK-SOLO-03: `1-555-K7Q2…`: the card set, types, victims and limits, the number. */
export const caseCode = ({ version, options, seed }: SharedCase) =>
  `${version}-${options.victoryTypes}${options.victims}${options.limits}-${seed}`;

/** Reads a code; a sentence when it is none or of another card set. */
export function readCaseCode(text: string): SharedCase | string {
  const found = /^(\d+)-(\d)(\d)(\d)-(.+)$/.exec(text.trim());
  if (!found) return 'That is no case code: it looks like 1-555-K7Q2MZ.';
  const [, version, victoryTypes, victims, limits, seed = ''] = found;
  if (Number(version) !== meta.version) return `That case belongs to card set ${version}; this is set ${meta.version}.`;
  const options = { victoryTypes: Number(victoryTypes), victims: Number(victims), limits: Number(limits) };
  const problem = problemWithOptions(meta.options, options);
  if (problem) return `That case code has impossible options: ${problem}.`;
  if (!NUMBER.test(seed)) return 'That case number has letters that no case has.';
  return { version: Number(version), options, seed };
}

/** The name of a mixture of options, if it has one. */
export const presetOf = (options: Readonly<ArkOptions>): string | undefined =>
  meta.presets?.find((p) => Object.entries(p.values).every(([k, v]) => (options as unknown as Options)[k] === v))
    ?.label;
