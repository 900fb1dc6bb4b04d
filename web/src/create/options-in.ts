import { problemWithOptions, type GameMeta, type Options } from '../../../engine-extensions/meta';

/** Options that a link asks for, where they are possible: a shared case brings its own. */
export function optionsIn({ options: specs }: Pick<GameMeta, 'options'>, query: URLSearchParams): Options {
  const asked: Options = {};
  for (const spec of specs) {
    const text = query.get(spec.key);
    if (text === null) continue;
    const value =
      spec.kind === 'switch'
        ? text === 'true'
        : spec.kind === 'number'
          ? Number(text)
          : (spec.choices.find((c) => String(c.value) === text)?.value ?? text);
    if (problemWithOptions([spec], { [spec.key]: value }) === undefined) asked[spec.key] = value;
  }
  return asked;
}
