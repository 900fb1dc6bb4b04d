import { rename, useMyName } from './me';
import { Segmented } from './Segmented';
import { changeSettings, TEXT_SIZES, useSettings, type Settings } from './settings';
import { Slip } from './Slip';
import { Switch } from './Switch';
import slip from './slip.module.css';

const MOTION: readonly { value: Settings['motion']; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

function Row({ label, hint, children }: { label: string; hint: string; children: React.ReactNode }) {
  return (
    <div className={slip['field']}>
      <span>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
      {children}
    </div>
  );
}

/** Notices need the browser's leave, asked for at the moment somebody wants them. */
async function wantNotices(on: boolean) {
  if (!on || !('Notification' in window)) return changeSettings({ notify: false });
  const leave =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  changeSettings({ notify: leave === 'granted' });
}

export default function SettingsSlip({ onClose }: { onClose(): void }) {
  const name = useMyName();
  const now = useSettings();
  return (
    <Slip title="You and this device" onClose={onClose}>
      <label className={slip['part']} htmlFor="my-name">
        Your name
      </label>
      <input
        id="my-name"
        className={slip['input']}
        defaultValue={name}
        maxLength={24}
        autoComplete="nickname"
        placeholder="No account, only a name"
        onChange={(e) => rename(e.target.value)}
      />
      <p className={slip['part']}>At the table</p>
      <Row label="Sound" hint="cards on felt, and a bell when it is your turn">
        <Switch label="Sound" on={now.sound} onChange={(sound) => changeSettings({ sound })} />
      </Row>
      <Row label="Notices" hint="from the browser, when it is your turn in a hidden tab">
        <Switch label="Notices" on={now.notify} onChange={(on) => void wantNotices(on)} />
      </Row>
      <Row label="Patterns" hint="seats differ by pattern besides colour">
        <Switch label="Patterns" on={now.patterns} onChange={(patterns) => changeSettings({ patterns })} />
      </Row>
      <Row label="Motion" hint="pieces show where they went">
        <Segmented
          label="Motion"
          value={now.motion}
          choices={MOTION}
          onChange={(motion) => changeSettings({ motion })}
        />
      </Row>
      <Row label="Text" hint="everywhere, cards too">
        <Segmented
          label="Text size"
          value={now.text}
          choices={TEXT_SIZES.map((t) => ({ value: t, label: `${Math.round(t * 100)} %` }))}
          onChange={(text) => changeSettings({ text })}
        />
      </Row>
    </Slip>
  );
}
