import { getMe, listDevices, login, signOutDevice, signOutOtherDevices } from "@chave/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { readDevice } from "./read-device.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";

async function withPhone() {
  const organizer = await api.make.organizer();
  const { email, password } = organizer;
  const { access_token: token } = await api.call(login, { body: { email, password } }, undefined, {
    "user-agent": android,
  });
  return { organizer, phone: { ...organizer, token } satisfies TestPerson };
}
const isOut = (person: TestPerson) =>
  expect(api.call(getMe, {}, person)).rejects.toMatchObject({ status: 401 });

describe("A6 the devices of a login", () => {
  it("are listed by name, the one that asks is marked", async () => {
    const { phone } = await withPhone();

    const devices = await api.call(listDevices, {}, phone);

    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatchObject({ browser: "Chrome", system: "Android", current: true });
    expect(devices[1]).toMatchObject({ current: false });
    await expect(api.call(listDevices, {})).rejects.toMatchObject({ status: 401 });
  });

  it("are signed out one by one, only by their owner", async () => {
    const { organizer, phone } = await withPhone();
    const stranger = await api.make.organizer();
    const [current] = await api.call(listDevices, {}, phone);
    const params = { sessionId: current!.id };

    await expect(api.call(signOutDevice, { params }, stranger)).rejects.toMatchObject({
      status: 404,
    });
    await api.call(signOutDevice, { params }, organizer);

    await isOut(phone);
    await expect(api.call(getMe, {}, organizer)).resolves.toBeDefined();
  });

  it("are signed out all but the one that asks", async () => {
    const { organizer, phone } = await withPhone();

    await api.call(signOutOtherDevices, {}, phone);

    await isOut(organizer);
    expect(await api.call(listDevices, {}, phone)).toHaveLength(1);
  });
});

it.each([
  [android, "Chrome", "Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
    "Edge",
    "Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  ["curl/8.5.0", null, null],
])("A6 reads %s", (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
