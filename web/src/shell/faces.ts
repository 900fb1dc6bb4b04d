/** A game's mark in lists: its icon and two colours of its cover. */
export interface Face {
  icon: string;
  ink: string;
  ground: string;
}

const FACES: Record<string, Face> = {
  'cults-of-london': { icon: 'all-seeing-eye', ink: '#d9b063', ground: '#16201b' },
  arcana: { icon: 'imperial-crown', ink: '#8fb3ea', ground: '#1d3f7c' },
  cultistorm: { icon: 'giant-squid', ink: '#ff9a3d', ground: '#0c2a32' },
  'arkham-note': { icon: 'fedora', ink: '#ecd6ae', ground: '#4a2f18' },
  'terrors-of-london': { icon: 'wolf-head', ink: '#ff7078', ground: '#3a0a10' },
};

export const faceOf = (game: string): Face => FACES[game] ?? { icon: 'meeple', ink: '#d8e4da', ground: '#1b2b25' };
