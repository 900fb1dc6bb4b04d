import { useState } from 'react';
import { Button, useTable } from '../../../web/src/table';
import { caseCode } from '../case-code';
import { meta } from '../meta';
import type { View } from '../view';
import s from './ending.module.css';

/** The address that deals this case again. */
const addressOf = (seed: string, { options }: View) =>
  `/new/${meta.id}?${new URLSearchParams({
    seed,
    ...Object.fromEntries(Object.entries(options).map(([k, v]) => [k, String(v)])),
  }).toString()}`;

/** ARK-SOLO-03, 04: the case's code to copy, its link, and ways to play it or another again. */
export function CaseCode() {
  const { props } = useTable<View>();
  const [copied, setCopied] = useState<string | null>(null);
  const { seed, view } = props;
  if (seed === undefined) return null;
  const code = caseCode({ version: meta.version, options: view.options, seed });
  const address = addressOf(seed, view);
  const copy = (what: string, text: string) => {
    void navigator.clipboard
      ?.writeText(text)
      .then(() => setCopied(what))
      .catch(() => setCopied(null));
  };
  return (
    <div className={s.code}>
      <p>
        Case <b data-code>{code}</b>
      </p>
      <div className={s.codeButtons}>
        <Button icon="files" onClick={() => copy('code', code)}>
          {copied === 'code' ? 'Copied' : 'Copy code'}
        </Button>
        <Button icon="linked-rings" onClick={() => copy('link', new URL(address, location.href).href)}>
          {copied === 'link' ? 'Copied' : 'Copy link'}
        </Button>
        <a href={address} data-replay>
          Play this case again
        </a>
        <a href={`/new/${meta.id}`} data-new>
          A new case
        </a>
      </div>
    </div>
  );
}
