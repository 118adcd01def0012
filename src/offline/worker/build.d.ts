/** Put in by ../writeWorker.ts. */

interface SavedFile {
  /** Address on the host. */
  url: string;
  /** Changes with the content; `null` where the address does. */
  revision: string | null;
  /** `sha256-…`; not for pages, which some hosts change on the way. */
  integrity?: string;
}

/** Every file that is kept on the device. */
declare const SAVED_FILES: SavedFile[];
/** The site's base path, with slashes at both ends. */
declare const BASE_URL: string;
/** Path of the not-found page's file below the base path. */
declare const NOT_FOUND_PAGE: string;
