import { location, table } from './card';

/** 24 Locations: district, gold arcanum and number, effect. The effects of 5 and 6 are the strongest. */
export const LOCATIONS = table('stake', {
  // Staff
  'Chain Gate': location('ramparts', 'staff', 3, 'lock', 'drawbridge'),
  'Muster Yard': location('ramparts', 'staff', 3, 'boost', 'barracks'),
  'Old Curtain Wall': location('outskirts', 'staff', 3, 'raise', 'stone-wall'),
  'Watch Tower': location('ramparts', 'staff', 4, 'expose', 'watchtower'),
  'Sea Fort': location('low-quays', 'staff', 4, 'recall', 'castle'),
  'Night Barracks': location('cathedral-hill', 'staff', 4, 'priority', 'guarded-tower'),
  'Whitebone Keep': location('ducal-court', 'staff', 5, 'expel', 'white-tower'),
  'Powder Magazine': location('still-canal', 'staff', 5, 'harass', 'cellar-barrels'),
  // Sword
  'The Blind Eel': location('lantern-market', 'sword', 3, 'recycle', 'tavern-sign'),
  'Customs Pier': location('low-quays', 'sword', 3, 'replace', 'harbor-dock'),
  'Gallowglass Gate': location('ramparts', 'sword', 4, 'lock', 'medieval-gate'),
  'Guildhall Clock': location('lantern-market', 'sword', 4, 'scry', 'clock-tower'),
  'Velvet Playhouse': location('ducal-court', 'sword', 4, 'salvage', 'theater-curtains'),
  'Bridge of Oaths': location('still-canal', 'sword', 5, 'expel', 'stone-bridge'),
  'Merchants’ Exchange': location('lantern-market', 'sword', 5, 'draw', 'greek-temple'),
  'Palace of Petitions': location('ducal-court', 'sword', 6, 'seal', 'indian-palace'),
  // Cup
  'Wishing Well': location('outskirts', 'cup', 3, 'replace', 'well'),
  'Pilgrims’ Inn': location('cathedral-hill', 'cup', 3, 'recycle', 'village'),
  'Lazar House': location('still-canal', 'cup', 3, 'retire', 'graveyard'),
  'Drowsy Mill': location('still-canal', 'cup', 4, 'move', 'water-mill'),
  'Hill Windmill': location('outskirts', 'cup', 4, 'boost', 'windmill'),
  'Lamplighters’ Chapel': location('lantern-market', 'cup', 4, 'peek', 'church'),
  'Drowned Lighthouse': location('low-quays', 'cup', 5, 'ambush', 'lighthouse'),
  'Basilica of Ash': location('cathedral-hill', 'cup', 6, 'draw', 'byzantin-temple'),
});
