import { ToastFace } from './toast-face.tsx';

/** The live region of the toasts. It is always in the page, so that screen readers announce what appears in it. */
export const ToastRegion = () => (
  <fc-toasts>
    <template>
      <ToastFace />
    </template>
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-24 z-40 flex justify-center px-5 lg:bottom-8" />
  </fc-toasts>
);
