import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { backButton } from './open-dialog.ts';

/** Tells the Back button which page is shown. */
export function useBackButton(): void {
  const { key } = useLocation();
  useEffect(() => backButton().show(key), [key]);
}
