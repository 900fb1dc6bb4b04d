import { gameById } from '../games';
import { benchSimulation } from './simulation';

/** One game's share of the simulation bench, in a process of its own: `simulation-game <id> <seconds> [moves of a match]`. */
const [id, seconds, most] = process.argv.slice(2);
const module = gameById(id);
process.send?.(
  benchSimulation(module, Math.max(...module.meta.players), Number(seconds), most ? Number(most) : Infinity),
);
