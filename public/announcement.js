// Runs before the first paint: an announcement that a visitor has put away or folded must not be seen to go, nor push the page. Its
// buttons answer here too, so that they do before the page's own script is awake.
{
  const root = document.documentElement;
  const name = `forecourt.${document.currentScript.dataset.key}`;
  const show = (state) => {
    if (state === 'folded' || state === 'gone') root.dataset.announcement = state;
    else delete root.dataset.announcement;
  };
  try {
    show(localStorage.getItem(name));
  } catch {
    // A browser without storage remembers nothing.
  }
  const clicked = ({ target }) => {
    const does = target.closest('[data-announcement-does]')?.dataset.announcementDoes;
    if (does === undefined) return;
    const next = does === 'dismiss' ? 'gone' : root.dataset.announcement === 'folded' ? 'open' : 'folded';
    try {
      localStorage.setItem(name, next);
    } catch {
      // As above.
    }
    show(next);
    // Focus does not fall off the page with the bar.
    if (next === 'gone') document.getElementById('main')?.focus({ preventScroll: true });
    document.dispatchEvent(new Event('announcement'));
  };
  // On the way down: what is not awake yet keeps a click from coming back up.
  document.addEventListener('click', clicked, { capture: true });
}
