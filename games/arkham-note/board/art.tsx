import { memo } from 'react';
import { clueOf, VICTIMS, type Clue, type ClueId, type VictimId } from '../cards';
import { BustShape } from './busts';
import { whim } from './signs';

/** Grounds, gradients and dots that all pictures share; once on the page. */
export const ArtDefs = memo(function ArtDefs() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        <linearGradient id="ark-lit" x1="0" x2="1">
          <stop offset="0" stopColor="#d9b77c" stopOpacity=".75" />
          <stop offset=".28" stopColor="#a5824f" stopOpacity=".35" />
          <stop offset=".5" stopColor="#000" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="ark-studio" cx=".42" cy=".35" r=".8">
          <stop offset="0" stopColor="#e2cda0" />
          <stop offset=".45" stopColor="#b2925f" />
          <stop offset="1" stopColor="#4d3820" />
        </radialGradient>
        <linearGradient id="ark-night" x2="0" y2="1">
          <stop offset="0" stopColor="#4a4436" />
          <stop offset=".6" stopColor="#a8946a" />
          <stop offset="1" stopColor="#d9c08e" />
        </linearGradient>
        <radialGradient id="ark-velvet" cx=".5" cy=".3" r=".75">
          <stop offset="0" stopColor="#6f7a63" />
          <stop offset=".5" stopColor="#333d33" />
          <stop offset="1" stopColor="#12170f" />
        </radialGradient>
        <radialGradient id="ark-neg" cx=".5" cy=".5" r=".7">
          <stop offset="0" stopColor="#4d463c" />
          <stop offset="1" stopColor="#080605" />
        </radialGradient>
        <pattern id="ark-half" width="2.4" height="2.4" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="1.2" cy="1.2" r=".5" fill="#1a1008" opacity=".3" />
        </pattern>
        <pattern id="ark-net" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0h4M0 0v4" stroke="#e8d9b6" strokeWidth=".6" opacity=".8" />
        </pattern>
        <pattern id="ark-eng" width="104" height="2.2" patternUnits="userSpaceOnUse">
          <path d="M0 .6h104" stroke="#1a1208" strokeWidth=".55" opacity=".5" />
        </pattern>
        <filter id="ark-blur" x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="3" />
        </filter>
        <symbol id="ark-person" viewBox="0 0 104 64">
          <rect width="104" height="64" fill="url(#ark-studio)" />
          <path d="M8 0v64M22 0v64M90 0v64M98 0v64" stroke="#3a2815" strokeOpacity=".25" strokeWidth="3" />
        </symbol>
        <symbol id="ark-evidence" viewBox="0 0 104 64">
          <rect width="104" height="64" fill="#d9cba8" />
          <path
            d="M0 16h104M0 32h104M0 48h104M26 0v64M52 0v64M78 0v64"
            stroke="#8d7a55"
            strokeOpacity=".4"
            strokeWidth=".6"
          />
          <rect y="54" width="104" height="10" fill="#f2e9d2" />
          <path
            d="M2 54v7M8 54v4M14 54v4M20 54v4M26 54v7M32 54v4M38 54v4M44 54v4M50 54v7M56 54v4M62 54v4M68 54v4M74 54v7M80 54v4M86 54v4M92 54v4M98 54v7"
            stroke="#1c150e"
          />
        </symbol>
        <symbol id="ark-location" viewBox="0 0 104 64">
          <rect width="104" height="64" fill="url(#ark-night)" />
          <rect width="104" height="64" fill="url(#ark-eng)" />
          <path
            d="M0 48l10-6v-9h8v7l9-7 6 5h6v-8h4v10l14 4h14v-12l6-5 6 5v10h9v-7h6v16l6 3v12H0z"
            fill="#3a3122"
            opacity=".6"
          />
        </symbol>
        <symbol id="ark-fog" viewBox="0 0 104 64">
          <path d="M0 56q16-8 34-3t36-1 34-2v14H0z" fill="#e9d9b0" opacity=".55" />
          <path d="M0 60q26-7 52-2t52-3v9H0z" fill="#f4e9cc" opacity=".7" />
        </symbol>
        <symbol id="ark-artifact" viewBox="0 0 104 64">
          <rect width="104" height="64" fill="url(#ark-velvet)" />
          <path d="M52-10 14 64h76z" fill="#f6eec9" opacity=".13" />
          <path d="M22 56h60l6 8H16z" fill="#0b0e0a" opacity=".7" />
          <path d="M22 56h60" stroke="#cbbd8c" />
        </symbol>
        <symbol id="ark-threat" viewBox="0 0 104 64">
          <rect width="104" height="64" fill="#d8cfb8" />
          <path
            d="M4 6h28M4 10h26M4 14h28M4 18h22M4 22h28M4 26h27M4 30h28M4 34h20M4 38h28M4 42h26M4 46h28M4 50h24M4 54h28M4 58h27M72 6h28M72 10h24M72 14h28M72 18h28M72 22h20M72 26h28M72 30h26M72 34h28M72 38h22M72 42h28M72 46h26M72 50h28M72 54h24M72 58h28M38 6h28M38 10h28M38 54h26M38 58h28"
            stroke="#5a4e3c"
            strokeWidth="1.3"
            opacity=".55"
          />
          <path d="M60 8c10-3 22 4 26 14s2 24-10 28-28 4-36-6-2-20 4-26 8-8 16-10z" fill="#b0202b" opacity=".22" />
        </symbol>
        <symbol id="ark-monster" viewBox="0 0 104 64">
          <rect width="104" height="64" fill="url(#ark-neg)" />
        </symbol>
        <symbol id="ark-scratches" viewBox="0 0 104 64">
          <path
            d="M8 0l6 64M31 0l-3 40M62 10l4 54M90 0l-7 64M97 20l-2 44M44 0l1 14"
            stroke="#fff"
            strokeWidth=".6"
            opacity=".45"
            fill="none"
          />
          <path d="M0 12l18 3M70 52l34 4M80 8l24-3" stroke="#fff" strokeWidth=".4" opacity=".4" />
        </symbol>
      </defs>
    </svg>
  );
});

interface Spot {
  icon: string;
  x: number;
  y: number;
  size: number;
}

const Drawn = ({ icon, x, y, size }: Spot) => <use href={`#g-${icon}`} x={x} y={y} width={size} height={size} />;

/** What stands on the ground of its type. */
function Figure({ clue }: { clue: Clue }) {
  const { id, type, art, bust } = clue;
  const [icon = '', second] = art;
  switch (type) {
    case 'person': {
      const shift = [-6, 0, 6][whim(id, 3)] ?? 0;
      return (
        <>
          <g transform={`translate(${shift} 0)`}>
            <BustShape bust={bust ?? 'bare'} />
          </g>
          <g fill="#f1e6cb" stroke="#1d140c" strokeWidth="26" paintOrder="stroke">
            <Drawn icon={icon} x={shift > 0 ? 3 : 77 + shift} y={shift > 0 ? 21 : 3} size={24} />
          </g>
        </>
      );
    }
    case 'evidence': {
      const turn = whim(id, 35) - 22;
      return (
        <>
          <g transform={`rotate(${turn} 52 28)`}>
            <g fill="#00000038" transform="translate(2.5 3)">
              <Drawn icon={icon} x={30} y={6} size={44} />
            </g>
            <g fill="#221a12">
              <Drawn icon={icon} x={30} y={6} size={44} />
            </g>
          </g>
          <text x="100" y="52" fontSize="11" fontWeight="700" fill="#5a3d14" textAnchor="end" fontFamily="monospace">
            {11 + whim(id, 80)}
          </text>
        </>
      );
    }
    case 'location': {
      const right = whim(id, 2) === 1;
      return (
        <>
          <circle cx={right ? 84 : 18} cy={16 + whim(id, 5)} r="9" fill="#f3e6c4" opacity=".85" />
          <g fill="#17110b">
            <Drawn icon={icon} x={right ? 18 : 36} y={10} size={48} />
          </g>
          <use href="#ark-fog" width="104" height="64" />
        </>
      );
    }
    case 'artifact':
      return (
        <>
          <g fill="#00000080">
            <Drawn icon={icon} x={33} y={12} size={42} />
          </g>
          <g fill="#ecdcb2">
            <Drawn icon={icon} x={31} y={9} size={42} />
          </g>
          {second && (
            <g fill="#2b2417">
              <Drawn icon={second} x={43} y={21} size={18} />
            </g>
          )}
        </>
      );
    case 'threat':
      return (
        <g transform={`rotate(${whim(id, 13) - 6} 52 32)`}>
          <g fill="#b0202b" opacity=".85" transform="translate(3 2)">
            <Drawn icon={icon} x={28} y={8} size={48} />
          </g>
          <g fill="#17110c">
            <Drawn icon={icon} x={28} y={8} size={48} />
          </g>
        </g>
      );
    case 'monster':
      return (
        <>
          <g fill="#d8d2c0" opacity=".35" filter="url(#ark-blur)">
            <Drawn icon={icon} x={24} y={4} size={56} />
          </g>
          <g fill="#f4efe0">
            <Drawn icon={icon} x={27} y={7} size={50} />
          </g>
          <use href="#ark-scratches" width="104" height="64" />
        </>
      );
  }
}

/** The photograph of a clue: the ground of its type, one or two icons, halftone dots over all. */
export const ClueArt = memo(function ClueArt({ id, className }: { id: ClueId; className?: string }) {
  const clue = clueOf(id);
  return (
    <svg className={className} viewBox="0 0 104 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#ark-${clue.type}`} width="104" height="64" />
      <Figure clue={clue} />
      <rect width="104" height="64" fill="url(#ark-half)" />
    </svg>
  );
});

/** The photograph of a victim. */
export const VictimArt = memo(function VictimArt({ id, className }: { id: VictimId; className?: string }) {
  const victim = VICTIMS[id];
  return (
    <svg className={className} viewBox="14 0 76 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#ark-person" width="104" height="64" />
      <BustShape bust={victim?.bust ?? 'bare'} />
      <g fill="#f1e6cb" opacity=".9">
        <Drawn icon={victim?.art[0] ?? ''} x={66} y={40} size={20} />
      </g>
      <rect width="104" height="64" fill="url(#ark-half)" />
    </svg>
  );
});
