import { meta } from '../../../engine-extensions/testing/toy/meta';
import { optionsIn } from './options-in';

it('takes the options a link asks for, where they are possible', () => {
  const asked = (search: string) => optionsIn(meta, new URLSearchParams(search));
  expect(asked('lanterns=4&duels=false')).toEqual({ lanterns: 4, duels: false });
  expect(asked('lanterns=400&nonsense=1')).toEqual({});
});
