import { lazy, useEffect, useState } from 'react';
import { onOpenSettings } from './open-settings';

const SettingsSlip = lazy(() => import('./Settings'));

/** Lives once in the app; opens when asked from any page. */
export function SettingsSheet() {
  const [open, setOpen] = useState(false);
  useEffect(() => onOpenSettings(() => setOpen(true)), []);
  return open ? <SettingsSlip onClose={() => setOpen(false)} /> : null;
}
