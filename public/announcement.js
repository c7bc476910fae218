// Runs before the first paint: an announcement that a visitor has put away or folded must not be seen to go, nor push the page.
{
  const { key } = document.currentScript.dataset;
  try {
    const state = localStorage.getItem(`forecourt.${key}`);
    if (state === 'gone' || state === 'folded') document.documentElement.dataset.announcement = state;
  } catch {
    // A browser without storage remembers nothing.
  }
}
