"""Signs in with a generated client, posts a home and finds it. Usage: sell.py URL PHONE; the code is read from standard input."""

import sys

from naksha_client import AuthenticatedClient, Client
from naksha_client.api.properties import get_auth_mylistings, post_property_by_type_by_subtype
from naksha_client.api.sign_in_and_profile import post_auth_signin_otpverify, post_auth_signup_signin
from naksha_client.models import (
    PostAuthSigninOtpverifyBody,
    PostAuthSignupSigninBody,
    PostPropertyByTypeBySubtypeBody,
    PostPropertyByTypeBySubtypeSubtype,
    PostPropertyByTypeBySubtypeType,
)


def expect(response, status):
    if response.status_code != status:
        sys.exit(f"expected {status}, got {response.status_code}: {response.content!r}")
    return response


url, phone = sys.argv[1], sys.argv[2]
number = {"mobile_phone": phone[3:], "country_code": phone[:3]}

asked = expect(
    post_auth_signup_signin.sync_detailed(
        client=Client(base_url=url),
        body=PostAuthSignupSigninBody.from_dict({**number, "firstname": "Asha", "lastname": "Rani"}),
    ),
    201,
)
cookie = asked.headers["set-cookie"].split(";")[0].split("=", 1)[1]
print("asked for a code; code?", flush=True)

signed_in = expect(
    post_auth_signin_otpverify.sync_detailed(
        # Another client, without a cookie jar: the parameter alone carries the cookie.
        client=Client(base_url=url),
        body=PostAuthSigninOtpverifyBody.from_dict({**number, "otp": sys.stdin.readline().strip()}),
        naksha_asked=cookie,
    ),
    201,
)
client = AuthenticatedClient(base_url=url, token=signed_in.parsed.access)
print("signed in")

posted = expect(
    post_property_by_type_by_subtype.sync_detailed(
        PostPropertyByTypeBySubtypeType.RESIDENTIAL,
        PostPropertyByTypeBySubtypeSubtype.FLAT,
        client=client,
        body=PostPropertyByTypeBySubtypeBody.from_dict(
            {
                "title": "Corner flat by the lake",
                "expected_price": 8_500_000,
                "area": {"value": 1450, "unit": "sqft"},
                "bedrooms": 3,
                "position": {"lat": 30.697, "lng": 76.71},
                "lister": "owner",
            }
        ),
    ),
    200,
).parsed
print("posted", posted.property_.id)

mine = expect(get_auth_mylistings.sync_detailed(client=client, after=posted.position), 200).parsed
titles = [home.title for home in mine.property_ if home.id == posted.property_.id]
if titles != ["Corner flat by the lake"]:
    sys.exit(f"the home is not among one's own: {mine}")
print("found", titles[0])
