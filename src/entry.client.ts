// All of it is in one module, so that it is all in one file of the build (vite.config.ts), which pages load instead of this one.
import './page-script.ts';
