import { Icon } from '#src/ui/kit/icon.tsx';
import type { DeviceRow, GaragePage } from '#src/views/accounts/garage-view.ts';

/** What the shopper can do with what the site holds about them, and where they are signed in. */
export function DataPart({ page: { path, devices, signedInWhere } }: { readonly page: GaragePage }) {
  return (
    <ul className="settings-list">
      <li>
        <form method="post" action="/api/my-data" className="settings-list__row">
          <p>
            <span className="garage__name block">Download my data</span>
            <span className="text-md text-ink-2">One file. Everything on this page and every form you sent.</span>
          </p>
          <button type="submit" className="settings-list__act">
            Download<span className="sr-only"> my data</span>
          </button>
        </form>
      </li>
      <li>
        <form method="post" action={path} className="settings-list__row">
          <p>
            <span className="garage__name block">Sign out</span>
            <span className="text-md text-ink-2">On this device only.</span>
          </p>
          <button type="submit" name="action" value="sign-out" className="settings-list__act">
            Sign out
          </button>
        </form>
      </li>
      <li>
        <form method="post" action={path} className="settings-list__row">
          <p>
            <span className="garage__name block">Sign out everywhere</span>
            <span className="text-md text-ink-2">{signedInWhere}</span>
          </p>
          <button type="submit" name="action" value="sign-out-everywhere" className="settings-list__act">
            Sign out<span className="sr-only"> everywhere</span>
          </button>
        </form>
        {devices.length > 1 && (
          <details className="settings-list__more group">
            <summary className="settings-list__act gap-1.5 px-(--settings-inset)">
              Show my devices
              <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <ul>
              {devices.map((device) => (
                <Device key={device.id} device={device} path={path} />
              ))}
            </ul>
          </details>
        )}
      </li>
      <li>
        <div className="settings-list__row">
          <p>
            <span className="garage__name block">Erase my data</span>
            <span className="text-md text-ink-2">Everything we hold about you, for good.</span>
          </p>
          <a href="/my-data/erase" className="settings-list__act">
            Erase<span className="sr-only"> my data</span>
          </a>
        </div>
      </li>
    </ul>
  );
}

interface DeviceProps {
  readonly device: DeviceRow;
  readonly path: string;
}

function Device({ device: { id, device, lastUsed, isThis }, path }: DeviceProps) {
  return (
    <li>
      <form method="post" action={path} className="settings-list__row">
        <p>
          <span className="block">{device}</span>
          <span className="text-md text-ink-2">{lastUsed}</span>
        </p>
        {!isThis && (
          <>
            <input type="hidden" name="session" value={id} />
            <button type="submit" name="action" value="end-session" className="settings-list__act">
              Sign out<span className="sr-only"> on {device}</span>
            </button>
          </>
        )}
      </form>
    </li>
  );
}
