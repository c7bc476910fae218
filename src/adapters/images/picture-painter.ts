import { JobThread } from '#src/adapters/work/job-thread.ts';
// libvips must be loaded by the main thread before another one uses it: https://sharp.pixelplumbing.com/install#worker-threads
import 'sharp';
import type { WantedPicture } from './paint-picture.ts';

export interface PaintOrder {
  readonly layersFolder: string;
  readonly wanted: WantedPicture;
}

/** Paints pictures in a separate thread: mixing a million pixels takes a tenth of a second, in which the main thread could not answer. */
export class PicturePainter {
  readonly #layersFolder: string;
  readonly #thread = new JobThread<PaintOrder, Uint8Array | null>(new URL('./paint-thread.ts', import.meta.url));

  constructor(layersFolder: string) {
    this.#layersFolder = layersFolder;
  }

  /** The picture, or null when there is no such body, angle or studio. */
  paint(wanted: WantedPicture): Promise<Uint8Array | null> {
    return this.#thread.run({ layersFolder: this.#layersFolder, wanted });
  }

  async stop(): Promise<void> {
    await this.#thread.stop();
  }
}
