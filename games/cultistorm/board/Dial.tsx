import { FINAL_SLOT, symbolOf } from '../rules/numbers';
import type { View } from '../view';
import { lightOf } from './art';
import { Icon } from './icons';
import { placeName } from './names';
import { SYMBOL_ICON } from './Symbols';
import s from './left.module.css';

const C = 104;
const at = (angle: number, r: number) => [C + r * Math.sin(angle), C - r * Math.cos(angle)] as const;
const f = (n: number) => n.toFixed(1);

/** One of the five sectors, slot 0 at the top, clockwise. */
function sector(slot: number): string {
  const [a, b] = [((slot - 0.5) * 2 * Math.PI) / 5 + 0.04, ((slot + 0.5) * 2 * Math.PI) / 5 - 0.04];
  const [x1, y1] = at(a, 88);
  const [x2, y2] = at(b, 88);
  const [x3, y3] = at(b - 0.02, 46);
  const [x4, y4] = at(a + 0.02, 46);
  return `M${f(x1)} ${f(y1)}A88 88 0 0 1 ${f(x2)} ${f(y2)}L${f(x3)} ${f(y3)}A46 46 0 0 0 ${f(x4)} ${f(y4)}z`;
}

/** The terror circle as a barometer: needle = marker, gems filled by tokens, the Final Act in red. */
export function Dial({ view }: { view: View }) {
  const needle = (view.terrorAt * 2 * Math.PI) / 5;
  const [nx, ny] = at(needle, 84);
  const [ax, ay] = at(needle + Math.PI / 2, 7);
  const [bx, by] = at(needle + Math.PI, 20);
  const [cx, cy] = at(needle - Math.PI / 2, 7);
  const act = view.circle[FINAL_SLOT];
  const words = view.circle.map((c, i) => `slot ${i + 1} at ${placeName(view, i)}: ${c.up ? 'turned up' : `${c.tokens} of ${c.gems} gems`}`); // prettier-ignore
  return (
    <svg
      className={s.dial}
      viewBox="-6 -6 220 220"
      role="img"
      aria-label={`Terror circle, marker at slot ${view.terrorAt + 1}; ${words.join('; ')}; Final Act ${act?.up ? 'is on' : `${act?.tokens} of ${act?.gems}`}`}
      data-terror={view.terrorAt}
    >
      <circle cx={C} cy={C} r="108" fill="#071a20" />
      <circle cx={C} cy={C} r="107" fill="none" stroke="#caa25a" strokeWidth="3" />
      <circle cx={C} cy={C} r="102" fill="none" stroke="#caa25a" strokeOpacity=".5" />
      {view.circle.map((card, slot) => {
        const here = slot === view.terrorAt;
        const final = slot === FINAL_SLOT;
        const middle = (slot * 2 * Math.PI) / 5;
        const [rx, ry] = at(middle, 97.5);
        const [ix, iy] = at(middle, 54);
        const symbol = view.slots[slot] ? symbolOf(view.slots[slot]) : 'moon';
        return (
          <g key={slot}>
            <path
              d={sector(slot)}
              fill={final ? (card.up ? '#8c1f18' : '#4a1512') : here ? '#1d5560' : '#123c45'}
              stroke={here ? '#ff9a3d' : '#5fa0a3'}
              strokeWidth={here ? 2.4 : 1}
            />
            {!card.up &&
              Array.from({ length: card.gems }, (_, i) => {
                const [gx, gy] = at(middle + (i - (card.gems - 1) / 2) * (card.gems > 4 ? 0.215 : 0.27), 71);
                return <path key={i} d={`M${f(gx)} ${f(gy - 7.5)}l6 7.5-6 7.5-6-7.5z`} fill={i < card.tokens ? '#ff9a3d' : '#071a20'} stroke="#f3ead6" strokeWidth="1.3" />; // prettier-ignore
              })}
            <circle cx={rx} cy={ry} r="9.5" fill="#071a20" stroke="#caa25a" />
            <g style={{ color: lightOf(symbol) }}>
              <Icon name={SYMBOL_ICON[symbol]} x={rx - 6.5} y={ry - 6.5} width={13} height={13} />
            </g>
            {(slot === 0 || final) && (
              <g style={{ color: final ? '#ffb3a0' : '#ffd65c' }}>
                <Icon name={final ? 'sunken-eye' : 'fire-shrine'} x={ix - 8} y={iy - 8} width={16} height={16} />
              </g>
            )}
          </g>
        );
      })}
      <circle cx={C} cy={C} r="43" fill="#0a2830" stroke="#caa25a" strokeWidth="1.5" />
      <g style={{ color: '#2f7d86' }} opacity=".8">
        <Icon name="wind-hole" x={68} y={68} width={72} height={72} />
      </g>
      <path
        className={s.needle}
        d={`M${f(nx)} ${f(ny)}L${f(ax)} ${f(ay)}L${f(bx)} ${f(by)}L${f(cx)} ${f(cy)}z`}
        fill="#ff9a3d"
        stroke="#071a20"
        strokeWidth="1.5"
      />{' '}
      {/* prettier-ignore */}
      <circle cx={C} cy={C} r="7" fill="#f3ead6" stroke="#071a20" strokeWidth="2" />
    </svg>
  );
}
