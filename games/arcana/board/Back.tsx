import { ArtDefs } from './art';
import { Vine } from './Backdrop';

/** White vine on lapis, full-bleed: the curtain between two players. */
export function Back() {
  return (
    <div style={{ position: 'absolute', inset: 0, display: 'flex', overflow: 'hidden', background: '#1e4176' }}>
      <ArtDefs />
      {Array.from({ length: 14 }, (_, i) => (
        <span key={i} style={{ flex: '1 0 108px', height: '100%', transform: i % 2 ? 'scaleX(-1)' : 'none' }}>
          <Tall />
        </span>
      ))}
    </div>
  );
}

const Tall = () => (
  <span style={{ display: 'block', height: '100%' }}>
    <Vine />
  </span>
);
