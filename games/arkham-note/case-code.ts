import type { Options } from '../../engine-extensions/meta';
import type { ArkOptions } from './state';

/** Goes up when a case would be dealt otherwise: other cards, other rules. */
export const CARD_SET = 1;

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
  if (Number(version) !== CARD_SET) return `That case belongs to card set ${version}; this is set ${CARD_SET}.`;
  const options = { victoryTypes: Number(victoryTypes), victims: Number(victims), limits: Number(limits) };
  if (!/^[56][456][56]$/.test(`${victoryTypes}${victims}${limits}`)) return 'That case code has impossible options.';
  if (!NUMBER.test(seed)) return 'That case number has letters that no case has.';
  return { version: Number(version), options, seed };
}

/** For the field of the case number: a whole code, taken apart. */
export function readShared(text: string): { seed: string; options: Options } | undefined {
  const read = readCaseCode(text);
  return typeof read === 'string' ? undefined : { seed: read.seed, options: { ...read.options } };
}
