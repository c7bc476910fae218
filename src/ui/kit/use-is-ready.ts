import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script is there: false in what the server sends and while the browser takes it over, then true. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
