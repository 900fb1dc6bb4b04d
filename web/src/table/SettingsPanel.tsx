import { useState } from 'react';
import { TEXT_SIZES } from '../shell/settings';
import { Segmented } from './Segmented';
import { setSettings, useSettings, type Settings } from './settings';
import { Switch } from './Switch';
import s from './frame.module.css';

/** What a person may choose for this device: sound, motion, text, patterns, notices. */
export function SettingsPanel() {
  const settings = useSettings();
  const [denied, setDenied] = useState(false);
  const notify = async (on: boolean) => {
    if (on && typeof Notification !== 'undefined' && Notification.permission !== 'granted') {
      const answer = await Notification.requestPermission();
      if (answer !== 'granted') return setDenied(true);
    }
    setDenied(false);
    setSettings({ notify: on });
  };
  return (
    <div className={s.settings}>
      <Switch label="Sound" on={settings.sound} onChange={(sound) => setSettings({ sound })} />
      <div>
        <p>Motion</p>
        <Segmented<'off' | 0.5 | 1 | 2>
          label="Motion"
          value={settings.motion === 'off' ? 'off' : settings.speed}
          choices={[
            { value: 'off', label: 'Off' },
            { value: 0.5, label: 'Slow' },
            { value: 1, label: 'Normal' },
            { value: 2, label: 'Fast' },
          ]}
          onChange={(motion) => setSettings(motion === 'off' ? { motion } : { motion: 'on', speed: motion })}
        />
      </div>
      <div>
        <p>Text size</p>
        <Segmented<Settings['text']>
          label="Text size"
          value={settings.text}
          choices={TEXT_SIZES.map((value) => ({ value, label: `${Math.round(value * 100)} %` }))}
          onChange={(text) => setSettings({ text })}
        />
      </div>
      <Switch label="Seats by pattern" on={settings.patterns} onChange={(patterns) => setSettings({ patterns })} />
      <Switch
        label="Ask before what cannot be undone"
        on={settings.confirm}
        onChange={(confirm) => setSettings({ confirm })}
      />
      <Switch label="Show cards large on hover" on={settings.hover} onChange={(hover) => setSettings({ hover })} />
      <Switch label="Notify me when it is my turn" on={settings.notify} onChange={(on) => void notify(on)} />
      {denied && <p role="alert">The browser does not allow notices for this page.</p>}
    </div>
  );
}
