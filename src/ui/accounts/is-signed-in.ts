/** Whether somebody has signed in with this browser, by the cookie that is set for scripts beside the session's own. */
export const isSignedIn = (): boolean => /(?:^|; )(?:__Host-)?signed_in=[^;]/.test(document.cookie);
