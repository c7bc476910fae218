let isFollowed = false;

/** To be called by what changes the page in place from now on. */
export const followAddress = (): void => {
  isFollowed = true;
};

/**
 * Loads the page anew when Back or Forward changes its address and nothing follows: the entries were made by an island of a document that
 * is gone, and in this one it is not awake yet.
 */
export function reloadOnAddressChange(): void {
  const here = () => window.location.pathname + window.location.search;
  const loaded = here();
  window.addEventListener('popstate', () => {
    if (!isFollowed && here() !== loaded) window.location.reload();
  });
}
