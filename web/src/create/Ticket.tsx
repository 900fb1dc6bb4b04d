import { useState } from 'react';
import { encode } from 'uqr';
import { Icon } from '../table/Icon';
import s from './create.module.css';

/** Dark modules as one path. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}

/** Letters read better in fours. */
export const spoken = (code: string) => (code.match(/.{1,4}/g) ?? []).join('-');

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

interface TicketProps {
  title: string;
  /** what the QR code and the copy say */
  link: string;
  note: string;
  code?: string;
}

/** A paper ticket with a link to pass on. */
export function Ticket({ title, link, note, code }: TicketProps) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const { size, path } = qrPath(link);
  const share = async () => {
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url: link, title: 'Midnight Table' }).catch(() => undefined);
      return;
    }
    setCopied((await copy(link)) ? 'yes' : 'no');
  };
  return (
    <div className={s.ticket}>
      <h2>{title}</h2>
      <svg className={s.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the link">
        <path d={path} fill="#16110a" />
      </svg>
      <p>{note}</p>
      <div className={s.link}>
        {code && <code>{spoken(code)}</code>}
        <button className={s.dark} onClick={() => void share()}>
          <Icon name="linked-rings" />
          {copied === 'yes' ? 'Copied' : 'Copy link'}
        </button>
        {copied === 'no' && (
          <input className={s.plainLink} readOnly value={link} aria-label="Link" onFocus={(e) => e.target.select()} />
        )}
      </div>
      <span role="status" className="hush">
        {copied === 'yes' ? 'The link is copied' : ''}
      </span>
    </div>
  );
}
