declare global {
  namespace App {
    // Locals, PageData and the like stay empty: there is no server.
    interface PageState {
      /** The dialog that is open: an entry of its own in the browser's history, so that Back closes it. */
      sheet?: string;
    }
  }
}

export {};
