import { lazy, Suspense, useState } from 'react';
import type { Box } from '../../build/boxes';
import { SHELF } from '../shelf';
import { Frame } from '../shell/Frame';
import { useMedia } from '../shell/use-media';
import { Carousel } from './Carousel';
import { Continue } from './Continue';
import { OpenTables } from './OpenTables';
import { Shelf } from './Shelf';
import { SitDown } from './SitDown';
import s from './lobby.module.css';

const PlayNow = lazy(() => import('./PlayNow'));

/** The front page: go on, take a box from the shelf, or sit down at somebody's table. */
export default function Lobby() {
  const [playing, setPlaying] = useState<Box>();
  const narrow = useMedia('(max-width: 899px)');
  return (
    <Frame title="Games" current="/">
      <h1 className="hush">Midnight Table: five board games on one table</h1>
      <Continue />
      {narrow ? <Carousel games={SHELF} onPlay={setPlaying} /> : <Shelf games={SHELF} onPlay={setPlaying} />}
      <div className={s.below}>
        <OpenTables />
        <SitDown />
      </div>
      <Suspense>{playing && <PlayNow box={playing} onClose={() => setPlaying(undefined)} />}</Suspense>
    </Frame>
  );
}
