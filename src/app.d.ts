declare global {
  namespace App {
    // Locals, PageData and the like stay empty: there is no server.
  }
}

export {};
