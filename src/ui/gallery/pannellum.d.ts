/** The part of pannellum that the interior uses. It is a script without types that puts itself on the window. */
declare module 'pannellum' {}

interface PannellumViewer {
  readonly destroy: () => void;
  readonly setUpdate: (isMoving: boolean) => void;
  readonly on: (event: 'error' | 'load', told: () => void) => void;
}

interface PannellumSettings {
  readonly type: 'equirectangular';
  readonly panorama: HTMLImageElement;
  readonly dynamic: true;
  readonly autoLoad: boolean;
  readonly showControls: boolean;
  readonly mouseZoom: boolean;
  readonly doubleClickZoom: boolean;
  readonly hfov: number;
  readonly pitch: number;
  readonly hotSpots: readonly {
    readonly yaw: number;
    readonly pitch: number;
    readonly cssClass: string;
    readonly createTooltipFunc: (pin: HTMLElement) => void;
  }[];
}

interface Window {
  readonly pannellum: { readonly viewer: (box: HTMLElement, settings: PannellumSettings) => PannellumViewer };
}
