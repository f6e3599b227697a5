import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { arrive, heading } from "./arriving";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { body: "body", activeElement: "body" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function made(): { node: HTMLElement; focus: ReturnType<typeof vi.fn> } {
  const focus = vi.fn();
  return { node: { tabIndex: 0, focus } as unknown as HTMLElement, focus };
}

describe("a page's heading", () => {
  it("leaves the keyboard alone where the page was loaded", () => {
    const { node, focus } = made();
    heading(node);
    vi.runAllTimers();
    expect(focus).not.toHaveBeenCalled();
  });

  it("takes the focus once from somebody who went there", () => {
    arrive();
    const [first, second] = [made(), made()];
    heading(first.node);
    heading(second.node);
    vi.runAllTimers();
    expect(first.focus).toHaveBeenCalledOnce();
    expect(second.focus).not.toHaveBeenCalled();
  });

  it("leaves whoever has gone on meanwhile", () => {
    arrive();
    const { node, focus } = made();
    heading(node);
    vi.stubGlobal("document", { body: "body", activeElement: "a field" });
    vi.runAllTimers();
    expect(focus).not.toHaveBeenCalled();
  });
});
