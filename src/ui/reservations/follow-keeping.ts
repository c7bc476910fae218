import { hoursLeft, minutesLeft } from '#src/rules/reservations/time-left.ts';
import { readOwnHold } from './own-hold.ts';

/** Tells a visitor who holds this vehicle so, in the place of its reserve button, which keeps its size. */
export function follow(element: HTMLElement, signal: AbortSignal): void {
  const link = element.querySelector('a');
  const { car = '', word = 'car' } = element.dataset;
  if (link === null) return;
  void readOwnHold(car).then((hold) => {
    if (hold === null || signal.aborted || (hold.state !== 'held' && hold.state !== 'paid')) return;
    const isHeld = hold.state === 'held';
    const end = performance.now() + hold.left_ms;
    const time = document.createElement('span');
    const show = () => {
      const left = end - performance.now();
      time.textContent = isHeld ? minutesLeft(left) : hoursLeft(left);
      if (left <= 0) clearInterval(ticking);
    };
    const ticking = setInterval(show, 1_000);
    signal.addEventListener('abort', () => clearInterval(ticking));
    show();
    const line = document.createElement('span');
    line.append(isHeld ? `You’re holding this ${word}: ` : `This ${word} is yours: `, time, ' left.');
    const act = document.createElement('span');
    act.className = 'underline underline-offset-4';
    act.textContent = isHeld ? 'Finish reserving' : 'Open my reservation';
    link.replaceChildren(line, act);
    link.classList.add('flex-wrap', 'gap-x-2', 'gap-y-0', 'text-md');
    link.href = hold.href;
  });
}
