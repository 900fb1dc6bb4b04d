import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A disk in memory that is small enough to be filled. */
export class SmallDisk {
  private constructor(readonly dir: string) {}

  private readonly unmounted = () => spawnSync('umount', ['-l', this.dir]);

  /** Undefined where this may not be done: it needs root. */
  static mount(dir: string, megabytes: number): SmallDisk | undefined {
    mkdirSync(dir, { recursive: true });
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'mt-faults', dir]);
    if (status !== 0) return undefined;
    const disk = new SmallDisk(dir);
    process.once('exit', disk.unmounted);
    return disk;
  }

  private get ballast() {
    return path.join(this.dir, 'ballast');
  }

  /** Not a byte more fits; `leave` bytes of room are kept. */
  fill(leave = 0) {
    const file = openSync(this.ballast, 'w');
    for (let size = 1 << 20; size >= 512; size >>= 1) {
      const bytes = Buffer.alloc(size);
      try {
        for (;;) if (writeSync(file, bytes) < size) break;
      } catch {
        // full for this size
      }
    }
    closeSync(file);
    if (leave > 0) spawnSync('truncate', ['-s', `-${leave}`, this.ballast]);
  }

  free() {
    rmSync(this.ballast, { force: true });
  }

  unmount() {
    process.removeListener('exit', this.unmounted);
    this.unmounted();
  }
}
