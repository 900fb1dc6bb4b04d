import { Switch, useTable } from '../../../web/src/table';
import { TAGS } from '../cards';
import type { View } from '../view';
import { TAG_WORDS } from './factions';
import s from './side.module.css';

/** Which windows are answered with a pass by themselves; nobody else sees this. */
export function WindowPrefs() {
  const { props, attempt } = useTable<View>();
  const own = props.view.own;
  if (!own) return null;
  return (
    <details className={s.panel}>
      <summary>Windows</summary>
      {TAGS.map((tag) => (
        <Switch
          key={tag}
          label={`Pass ${TAG_WORDS[tag]}`}
          on={own.prefs.auto.includes(tag)}
          onChange={(on: boolean) => attempt({ move: 'autoPass', args: [tag, on] })}
        />
      ))}
      <Switch
        label="Ask me in Combats of others"
        on={own.prefs.watch}
        onChange={(on: boolean) => attempt({ move: 'watchCombat', args: [on] })}
      />
    </details>
  );
}
