"""`python -m splittable.cli`, the same as `splittable`."""

import sys

from splittable.cli import main

sys.exit(main())
