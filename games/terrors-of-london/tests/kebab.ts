/** 'Séance Globe' -> 'seance-globe' */
export const kebab = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
